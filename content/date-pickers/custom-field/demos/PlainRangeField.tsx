import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { PlainTextField } from './plainTextField';

export default function PlainRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Varroa treatment"
          defaultValue={[dayjs('2025-08-04'), dayjs('2025-08-25')]}
          slots={{ textField: PlainTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
