import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZoneFromValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <TimePicker
          label="High tide in UTC"
          ampm={false}
          defaultValue={dayjs.utc('2025-10-16T16:30')}
        />
        <TimePicker
          label="High tide in Lisbon"
          ampm={false}
          defaultValue={dayjs.tz('2025-10-16T17:30', 'Europe/Lisbon')}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
