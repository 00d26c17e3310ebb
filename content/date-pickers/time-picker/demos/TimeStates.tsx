import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const curfew = dayjs('2025-04-17T22:00');

export default function TimeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker disabled label="Disabled" defaultValue={curfew} />
        <TimePicker readOnly label="Read-only" defaultValue={curfew} />
        <TimePicker name="curfew" label="Named, in 24 hours" ampm={false} defaultValue={curfew} />
      </Stack>
    </LocalizationProvider>
  );
}
