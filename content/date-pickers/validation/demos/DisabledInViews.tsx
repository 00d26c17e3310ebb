import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const value = dayjs('2025-06-12T14:30');

export default function DisabledInViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography variant="subtitle2">June 9 to 24</Typography>
          <DateCalendar
            minDate={dayjs('2025-06-09')}
            maxDate={dayjs('2025-06-24')}
            defaultValue={value}
          />
        </Stack>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography variant="subtitle2">Until 5 PM</Typography>
          <TimeClock maxTime={dayjs('2025-06-12T17:00')} defaultValue={value} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
