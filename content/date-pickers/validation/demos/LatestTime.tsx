import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closes = dayjs('2025-04-17T18:00');
const tooLate = dayjs('2025-04-17T21:15');

export default function LatestTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Time" maxTime={closes} defaultValue={tooLate} />
        <DateTimePicker label="Date and time" maxTime={closes} defaultValue={tooLate} />
      </Stack>
    </LocalizationProvider>
  );
}
