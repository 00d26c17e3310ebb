import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastDay = dayjs('2025-09-14');
const tooLate = dayjs('2025-09-23T11:00');

export default function LatestDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Date" maxDate={lastDay} defaultValue={tooLate} />
        <DateTimePicker label="Date and time" maxDate={lastDay} defaultValue={tooLate} />
      </Stack>
    </LocalizationProvider>
  );
}
