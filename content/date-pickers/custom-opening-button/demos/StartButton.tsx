import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StartButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Flour delivery"
          defaultValue={dayjs('2025-02-18')}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Egg delivery"
          defaultValue={dayjs('2025-02-20')}
          slotProps={{ field: { openPickerButtonPosition: 'start', clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
