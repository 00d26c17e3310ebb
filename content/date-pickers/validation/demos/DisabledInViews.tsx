import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function DisabledInViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        <DateCalendar
          minDate={dayjs('2025-06-09')}
          maxDate={dayjs('2025-06-24')}
          defaultValue={dayjs('2025-06-12')}
        />
        <TimeClock maxTime={dayjs('2025-06-12T17:00')} defaultValue={dayjs('2025-06-12T14:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
