import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const joined = dayjs('2019-08-26');

export default function DateFieldForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField disabled label="Trial ended" defaultValue={joined} />
        <DateField readOnly label="Member since" defaultValue={joined} />
        <DateField required label="Date of birth" helperText="Month, day, year" />
      </Stack>
    </LocalizationProvider>
  );
}
