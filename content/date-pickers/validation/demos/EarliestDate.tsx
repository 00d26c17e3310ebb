import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-05-17');
const tooEarly = dayjs('2025-05-02T11:00');

export default function EarliestDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Date" minDate={opening} defaultValue={tooEarly} />
        <DateTimePicker label="Date and time" minDate={opening} defaultValue={tooEarly} />
      </Stack>
    </LocalizationProvider>
  );
}
