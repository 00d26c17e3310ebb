import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LatestMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Before the ballot closes"
        maxDateTime={dayjs('2025-10-05T18:00')}
        defaultValue={dayjs('2025-10-05T19:30')}
      />
    </LocalizationProvider>
  );
}
