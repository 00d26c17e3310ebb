import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const sunset = dayjs('2025-04-17T20:14');

export default function HourCycle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="As in the locale" defaultValue={sunset} />
        <TimePicker label="12 hours" ampm defaultValue={sunset} />
        <TimePicker label="24 hours" ampm={false} defaultValue={sunset} />
      </Stack>
    </LocalizationProvider>
  );
}
