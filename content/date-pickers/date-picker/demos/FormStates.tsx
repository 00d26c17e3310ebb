import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const due = dayjs('2025-09-30');

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker disabled label="Disabled" defaultValue={due} />
        <DatePicker readOnly label="Read-only" defaultValue={due} />
        <DatePicker
          label="Required"
          referenceDate={due}
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
