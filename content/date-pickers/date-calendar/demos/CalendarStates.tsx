import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const audit = dayjs('2025-04-17');

export default function CalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <div>
          <Typography variant="subtitle2" sx={{ px: 3 }}>
            Disabled
          </Typography>
          <DateCalendar disabled defaultValue={audit} />
        </div>
        <div>
          <Typography variant="subtitle2" sx={{ px: 3 }}>
            Read-only
          </Typography>
          <DateCalendar readOnly defaultValue={audit} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
