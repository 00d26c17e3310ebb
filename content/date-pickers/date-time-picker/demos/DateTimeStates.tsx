import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const deadline = dayjs('2025-03-31T23:59');

export default function DateTimeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker disabled label="Disabled" defaultValue={deadline} />
        <DateTimePicker readOnly label="Read-only" defaultValue={deadline} />
        <DateTimePicker
          name="deadline"
          label="Named, in ISO order"
          format="YYYY-MM-DD HH:mm"
          ampm={false}
          defaultValue={deadline}
        />
      </Stack>
    </LocalizationProvider>
  );
}
