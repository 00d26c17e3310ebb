import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const first = dayjs('2025-05-17');
const last = dayjs('2025-09-14');

export default function LimitedRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <DateRangePicker
          label="Dates"
          minDate={first}
          maxDate={last}
          defaultValue={[dayjs('2025-05-12'), dayjs('2025-05-20')]}
        />
        <DateTimeRangePicker
          label="Dates and times"
          minDate={first}
          maxDate={last}
          defaultValue={[dayjs('2025-09-10T09:00'), dayjs('2025-09-16T18:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
