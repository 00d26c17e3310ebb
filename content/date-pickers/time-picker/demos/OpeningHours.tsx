import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        skipDisabled
        minTime={dayjs('2025-04-17T09:00')}
        maxTime={dayjs('2025-04-17T16:30')}
        defaultValue={dayjs('2025-04-17T11:15')}
        slotProps={{ textField: { helperText: 'Between 9 AM and 4:30 PM' } }}
      />
    </LocalizationProvider>
  );
}
