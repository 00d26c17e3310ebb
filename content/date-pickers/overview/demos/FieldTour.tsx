import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-10-24T21:00');

export default function FieldTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
        <DatePicker label="Date" defaultValue={start} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Date and time" defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
