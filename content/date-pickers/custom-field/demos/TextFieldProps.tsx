import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hive inspection"
        defaultValue={dayjs('2025-05-06')}
        slotProps={{
          textField: { size: 'small', color: 'secondary', helperText: 'Only on dry days' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
