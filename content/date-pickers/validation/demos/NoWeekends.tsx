import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const saturday = dayjs('2025-04-19T10:00');

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function NoWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Date" shouldDisableDate={isWeekend} defaultValue={saturday} />
        <DateTimePicker
          label="Date and time"
          shouldDisableDate={isWeekend}
          defaultValue={saturday}
        />
      </Stack>
    </LocalizationProvider>
  );
}
