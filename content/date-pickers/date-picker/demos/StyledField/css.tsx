import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import './styledField.css';

export default function StyledField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker className="styled-field" label="Tasting" defaultValue={dayjs('2025-10-25')} />
    </LocalizationProvider>
  );
}
