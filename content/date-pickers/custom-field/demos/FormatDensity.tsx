import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const harvest = dayjs('2025-07-19');

export default function FormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Dense" defaultValue={harvest} formatDensity="dense" />
        <DateField label="Spacious" defaultValue={harvest} formatDensity="spacious" />
      </Stack>
    </LocalizationProvider>
  );
}
