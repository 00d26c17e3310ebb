import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reading = dayjs('2025-02-03T06:15:20');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="With seconds"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={reading}
        />
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          format="MMMM D, HH:[00]"
          ampm={false}
          defaultValue={reading}
        />
      </Stack>
    </LocalizationProvider>
  );
}
