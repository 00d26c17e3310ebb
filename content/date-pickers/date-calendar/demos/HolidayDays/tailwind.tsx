import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const termBreak = [dayjs('2025-05-26'), dayjs('2025-05-30')] as const;

function isBreak(day: Dayjs) {
  return !day.isBefore(termBreak[0], 'day') && !day.isAfter(termBreak[1], 'day');
}

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          day: ({ day, isDayOutsideMonth }) =>
            isBreak(day) && !isDayOutsideMonth
              ? {
                  'aria-label': `${day.format('MMMM D')}, term break`,
                  className: 'border-2 border-dashed border-orange-600 dark:border-orange-400',
                }
              : {},
        }}
      />
    </LocalizationProvider>
  );
}
