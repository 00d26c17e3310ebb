import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BookingWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pick up the van"
        minDateTime={dayjs('2025-08-04T10:00')}
        maxDateTime={dayjs('2025-08-15T18:00')}
        defaultValue={dayjs('2025-08-04T12:30')}
        slotProps={{ textField: { helperText: '4 August 10 AM to 15 August 6 PM' } }}
      />
    </LocalizationProvider>
  );
}
