import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2025-04-17T09:00');
const tooEarly = dayjs('2025-04-17T07:30');

export default function EarliestTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Time" minTime={opens} defaultValue={tooEarly} />
        <DateTimePicker label="Date and time" minTime={opens} defaultValue={tooEarly} />
      </Stack>
    </LocalizationProvider>
  );
}
