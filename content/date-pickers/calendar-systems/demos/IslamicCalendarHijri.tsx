import moment from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function IslamicCalendarHijri() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      {/* preview-start */}
      <DateCalendar
        views={['year', 'month', 'day']}
        minDate={moment('2020-01-01')}
        maxDate={moment('2030-12-31')}
        defaultValue={moment('2025-03-01')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
