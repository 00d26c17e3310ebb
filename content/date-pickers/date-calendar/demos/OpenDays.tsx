import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opensOn = [3, 5, 6];

function isClosed(day: Dayjs) {
  return !opensOn.includes(day.day());
}

export default function OpenDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        minDate={dayjs('2025-05-08')}
        maxDate={dayjs('2025-07-20')}
        shouldDisableDate={isClosed}
        defaultValue={dayjs('2025-05-21')}
      />
    </LocalizationProvider>
  );
}
