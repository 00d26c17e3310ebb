import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2025-04-07');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField label="Numbers" format="YYYY-MM-DD" defaultValue={signed} />
        <DateField label="Month in letters" format="D MMMM YYYY" defaultValue={signed} />
        <DateField label="With a weekday" format="dddd, D MMM YYYY" defaultValue={signed} />
        <DatePicker label="With words" format="[Signed on] D.M.YYYY" defaultValue={signed} />
      </Stack>
    </LocalizationProvider>
  );
}
