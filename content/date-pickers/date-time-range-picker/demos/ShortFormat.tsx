import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ShortFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Scaffold inspection"
        format="MM/DD HH:mm"
        ampm={false}
        defaultValue={[dayjs('2025-09-15T08:00'), dayjs('2025-09-15T11:30')]}
        slotProps={{ field: { dateSeparator: 'to', clearable: true } }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
