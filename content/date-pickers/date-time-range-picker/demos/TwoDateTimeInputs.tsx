import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function TwoDateTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        slots={{ field: MultiInputDateTimeRangeField }}
        ampm={false}
        format="MM/DD HH:mm"
        localeText={{ start: 'Pickup', end: 'Return' }}
        defaultValue={[dayjs('2025-05-09T14:00'), dayjs('2025-05-12T10:30')]}
        sx={{ maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
