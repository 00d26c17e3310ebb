import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const longAgo = dayjs('2022-04-17T09:30');

export default function NoPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker disablePast label="Date" defaultValue={longAgo} />
        <DatePicker disablePast label="Month" views={['year', 'month']} defaultValue={longAgo} />
        <DateTimePicker disablePast label="Date and time" defaultValue={longAgo} />
      </Stack>
    </LocalizationProvider>
  );
}
