import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function isClosed(day: Dayjs) {
  return day.day() === 1;
}

export default function LimitedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        minDate={dayjs('2025-06-10')}
        maxDate={dayjs('2025-09-21')}
        shouldDisableDate={isClosed}
        defaultValue={dayjs('2025-06-17')}
        slotProps={{ textField: { helperText: 'From 10 June to 21 September, not on Mondays' } }}
      />
    </LocalizationProvider>
  );
}
