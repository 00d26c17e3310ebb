import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<
  DateCalendarProps,
  | 'disabled'
  | 'readOnly'
  | 'loading'
  | 'displayWeekNumber'
  | 'showDaysOutsideCurrentMonth'
  | 'fixedWeekNumber'
  | 'yearsOrder'
>;

export default function DateCalendarPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2025-05-21')} {...props} />
    </LocalizationProvider>
  );
}
