import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

// preview-start
function HiveTextField(props: PickersTextFieldProps) {
  return (
    <PickersTextField {...props} size="small" helperText={props.error ? 'Check the date' : ' '} />
  );
}

const slots = { textField: HiveTextField };
// preview-end

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateField label="Honey harvest" defaultValue={dayjs('2025-07-19')} slots={slots} />
        <DatePicker
          label="Winter feeding"
          defaultValue={dayjs('2025-09-01')}
          minDate={dayjs('2025-09-15')}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
