import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const eclipse = dayjs('2027-08-02');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={eclipse} />
        <DateField label="Dashes" format="DD-MM-YYYY" defaultValue={eclipse} />
        <DateField label="Name of the month" format="MMMM D, YYYY" defaultValue={eclipse} />
        <DateField label="With a weekday" format="ddd, D MMM YYYY" defaultValue={eclipse} />
        <DateField label="With words" format="Do [of] MMMM YYYY" defaultValue={eclipse} />
      </Stack>
    </LocalizationProvider>
  );
}
