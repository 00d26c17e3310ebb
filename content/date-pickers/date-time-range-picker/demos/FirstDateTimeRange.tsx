import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function FirstDateTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Van rental"
        referenceDate={dayjs('2025-05-05T09:00')}
        slotProps={{ textField: { fullWidth: true } }}
        sx={{ maxWidth: 460 }}
      />
    </LocalizationProvider>
  );
}
