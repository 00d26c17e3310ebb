import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function NewestYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        yearsOrder="desc"
        yearsPerRow={4}
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2018-01-01')}
        sx={{ mx: 'auto' }}
      />
    </LocalizationProvider>
  );
}
