import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

// preview-start
const flower = (
  <InputAdornment position="start">
    <LocalFloristIcon />
  </InputAdornment>
);
// preview-end

export default function OneInputIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        label="Linden bloom"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-07-02')]}
        slotProps={{ textField: { InputProps: { startAdornment: flower } } }}
        sx={{ width: 340, maxWidth: '100%' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
