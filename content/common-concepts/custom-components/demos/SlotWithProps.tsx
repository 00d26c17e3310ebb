import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ParcelIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2 3 6.5v11L12 22l9-4.5v-11L12 2Zm0 2.2 5.6 2.8L12 9.8 6.4 7 12 4.2ZM5 8.6l6 3v7.7l-6-3V8.6Zm8 10.7v-7.7l6-3v7.7l-6 3Z" />
    </SvgIcon>
  );
}

export default function SlotWithProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        slots={{ openPickerIcon: ParcelIcon }}
        slotProps={{ openPickerIcon: { color: 'success', fontSize: 'large' } }}
      />
    </LocalizationProvider>
  );
}
