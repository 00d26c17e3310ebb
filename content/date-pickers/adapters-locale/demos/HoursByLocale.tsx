import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const tea = dayjs('2025-04-17T16:45');

export default function HoursByLocale() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English" defaultValue={tea} />
        <TimePicker label="English, 24 hours" ampm={false} defaultValue={tea} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="German" defaultValue={tea} />
        <TimePicker label="German, 12 hours" ampm defaultValue={tea} />
      </LocalizationProvider>
    </Stack>
  );
}
