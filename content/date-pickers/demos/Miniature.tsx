import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { DateField } from '@mui/x-date-pickers/DateField';
import dayjs from 'dayjs';

export default function Miniature() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={4} sx={{ maxWidth: 320, mx: 'auto', pt: 2 }}>
        <DateTimePicker label="Departure" defaultValue={dayjs('2025-04-17T09:30')} />
        <DateField label="Return" defaultValue={dayjs('2025-04-24')} />
        <TimeField label="Boarding" defaultValue={dayjs('2025-04-17T08:50')} />
      </Stack>
    </LocalizationProvider>
  );
}
