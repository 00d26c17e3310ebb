import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

/** Boats leave on Saturdays and return on Fridays. */
function isOutsideChangeover(day: Dayjs, position: string) {
  return day.day() !== (position === 'start' ? 6 : 5);
}

export default function ChangeoverDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-08-31')}
        shouldDisableDate={isOutsideChangeover}
        defaultValue={[dayjs('2025-07-05'), dayjs('2025-07-11')]}
        sx={{ flexWrap: 'wrap' }}
      />
    </LocalizationProvider>
  );
}
