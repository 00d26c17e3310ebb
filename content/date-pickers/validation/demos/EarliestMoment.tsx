import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function EarliestMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="After the ferry lands"
        minDateTime={dayjs('2025-07-03T14:30')}
        defaultValue={dayjs('2025-07-03T11:00')}
      />
    </LocalizationProvider>
  );
}
