import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

// preview-start
export default function Scene() {
  const isWide = useMediaQuery('(min-width: 1100px)', { defaultMatches: true });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        defaultValue={[dayjs('2027-03-09'), dayjs('2027-03-20')]}
        minDate={dayjs('2027-03-01')}
        shouldDisableDate={(day) => day.day() === 0}
      />
    </LocalizationProvider>
  );
}
// preview-end
