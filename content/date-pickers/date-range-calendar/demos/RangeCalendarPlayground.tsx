import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRangeCalendarProps } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

type Props = Pick<
  DateRangeCalendarProps,
  | 'calendars'
  | 'disableDragEditing'
  | 'displayWeekNumber'
  | 'showDaysOutsideCurrentMonth'
  | 'fixedWeekNumber'
  | 'disabled'
  | 'readOnly'
>;

export default function RangeCalendarPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-07-12'), dayjs('2025-07-19')]}
        sx={{ flexWrap: 'wrap' }}
        {...props}
      />
    </LocalizationProvider>
  );
}
