import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ReadOnlyTextField } from './readOnlyTextField';

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Jar filling"
        format="D MMM YYYY"
        referenceDate={dayjs('2025-07-24')}
        slots={{ field: ReadOnlyTextField }}
      />
    </LocalizationProvider>
  );
}
