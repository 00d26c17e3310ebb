import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

function isClosed(day: Dayjs, position: string) {
  return position === 'start' && (day.day() === 0 || day.day() === 6);
}

export default function StartOnWeekdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Collect and return"
        shouldDisableDate={isClosed}
        defaultValue={[dayjs('2025-04-19'), dayjs('2025-04-26')]}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
