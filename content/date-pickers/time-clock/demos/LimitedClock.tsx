import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function LimitedClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        minTime={dayjs('2025-03-21T08:00')}
        maxTime={dayjs('2025-03-21T19:59')}
        minutesStep={5}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        defaultValue={dayjs('2025-03-21T14:30')}
      />
    </LocalizationProvider>
  );
}
