import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const rehearsal = dayjs('2025-04-17T18:30');

export default function ClockFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker
          label="With a clock"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          defaultValue={rehearsal}
        />
        <TimePicker
          label="Typing only"
          viewRenderers={{ hours: null, minutes: null }}
          defaultValue={rehearsal}
        />
      </Stack>
    </LocalizationProvider>
  );
}
