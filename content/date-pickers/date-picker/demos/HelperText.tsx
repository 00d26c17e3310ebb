import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Collection day"
          defaultValue={dayjs('2025-05-14')}
          slotProps={{ textField: { helperText: 'Bring the parcel before noon.' } }}
        />
        <DatePicker
          label="Delivery day"
          format="DD/MM/YYYY"
          referenceDate={dayjs('2025-05-01')}
          slotProps={{ textField: { helperText: 'Day / month / year' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
