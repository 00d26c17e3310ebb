import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2025-09-08');

export default function InteractionStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
        <Stack spacing={3} sx={{ width: 260 }}>
          <DatePicker label="Picker" defaultValue={start} />
          <DateField label="Field" defaultValue={start} />
        </Stack>
        <div>
          <Typography variant="subtitle2" sx={{ textAlign: 'center' }}>
            Calendar
          </Typography>
          <DateCalendar defaultValue={start} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
