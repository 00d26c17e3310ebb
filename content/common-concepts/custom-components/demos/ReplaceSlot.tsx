import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReplaceSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery day" slots={{ openPickerIcon: LocalShippingIcon }} />
    </LocalizationProvider>
  );
}
