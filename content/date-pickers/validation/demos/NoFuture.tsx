import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const farAhead = dayjs('2098-04-17T09:30');

export default function NoFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker disableFuture label="Date" defaultValue={farAhead} />
        <DatePicker disableFuture label="Month" views={['year', 'month']} defaultValue={farAhead} />
        <DateTimePicker disableFuture label="Date and time" defaultValue={farAhead} />
      </Stack>
    </LocalizationProvider>
  );
}
