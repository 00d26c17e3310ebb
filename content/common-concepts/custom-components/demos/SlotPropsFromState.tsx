import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPropsFromState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        defaultValue={dayjs('2025-09-18')}
        slotProps={{
          field: { clearable: true },
          openPickerIcon: ({ isPickerValueEmpty }) => ({
            color: isPickerValueEmpty ? 'warning' : 'success',
          }),
          textField: ({ isPickerValueEmpty }) => ({
            helperText: isPickerValueEmpty
              ? 'We keep the parcel until you choose a day.'
              : 'You can move it until the evening before.',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
