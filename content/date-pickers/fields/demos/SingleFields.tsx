import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const delivery = dayjs('2025-04-17T15:30');

export default function SingleFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Date" defaultValue={delivery} />
        <TimeField label="Time" defaultValue={delivery} />
        <DateTimeField label="Date and time" defaultValue={delivery} />
      </Stack>
    </LocalizationProvider>
  );
}
