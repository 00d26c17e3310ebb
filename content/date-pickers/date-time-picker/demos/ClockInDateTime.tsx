import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const tuning = dayjs('2025-09-27T16:45');

export default function ClockInDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="With a clock"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          defaultValue={tuning}
        />
        <DateTimePicker
          label="Calendar only, time typed"
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
          defaultValue={tuning}
        />
      </Stack>
    </LocalizationProvider>
  );
}
