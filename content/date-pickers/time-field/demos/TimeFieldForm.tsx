import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const ferry = dayjs('2025-05-20T13:05');

export default function TimeFieldForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimeField disabled label="Check-in closes" defaultValue={ferry} />
        <TimeField readOnly label="Departure" defaultValue={ferry} />
        <TimeField required clearable label="Pickup at the pier" defaultValue={ferry} />
      </Stack>
    </LocalizationProvider>
  );
}
