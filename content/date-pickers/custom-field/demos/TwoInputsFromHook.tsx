import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SeasonField } from './seasonField';

export default function TwoInputsFromHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SeasonField defaultValue={[dayjs('2025-04-10'), dayjs('2025-08-30')]} />
    </LocalizationProvider>
  );
}
