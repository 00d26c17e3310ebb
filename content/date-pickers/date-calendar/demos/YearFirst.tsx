import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        openTo="year"
        views={['year', 'month', 'day']}
        minDate={dayjs('1998-01-01')}
        maxDate={dayjs('2012-12-31')}
        defaultValue={dayjs('2006-09-14')}
      />
    </LocalizationProvider>
  );
}
