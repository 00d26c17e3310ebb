import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function PastMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        currentMonthCalendarPosition={2}
        referenceDate={dayjs('2025-08-14')}
        maxDate={dayjs('2025-08-14')}
        sx={{ flexWrap: 'wrap' }}
      />
    </LocalizationProvider>
  );
}
