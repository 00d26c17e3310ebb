import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceFromLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Photo taken on"
        maxDate={dayjs('1999-12-31')}
        slotProps={{ textField: { helperText: 'Opens in December 1999' } }}
      />
    </LocalizationProvider>
  );
}
