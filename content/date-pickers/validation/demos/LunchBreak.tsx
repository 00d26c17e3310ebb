import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

const atLunch = dayjs('2025-04-17T12:20');

function isLunch(value: Dayjs, view: TimeView) {
  return view === 'hours' && (value.hour() === 12 || value.hour() === 13);
}

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Time" shouldDisableTime={isLunch} defaultValue={atLunch} />
        <DateTimePicker label="Date and time" shouldDisableTime={isLunch} defaultValue={atLunch} />
      </Stack>
    </LocalizationProvider>
  );
}
