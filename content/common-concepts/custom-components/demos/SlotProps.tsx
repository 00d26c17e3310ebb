import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        slotProps={{
          textField: { size: 'small', helperText: 'We deliver until six in the evening.' },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
