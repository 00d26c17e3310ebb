import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';

export default function EndTimeLabel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimeRangePicker
        label="Swimming lanes"
        defaultValue={[dayjs('2025-01-01T06:30'), dayjs('2025-01-01T08:00')]}
        localeText={{
          start: 'In the water',
          end: 'Out of the water',
          toolbarTitle: 'Swimming lanes',
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
