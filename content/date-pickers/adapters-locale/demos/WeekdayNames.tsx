import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function threeLetters(day: Dayjs) {
  return day.format('ddd');
}

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar dayOfWeekFormatter={threeLetters} defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
}
