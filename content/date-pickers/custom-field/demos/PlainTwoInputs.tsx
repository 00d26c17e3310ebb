import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { PlainTextField } from './plainTextField';

export default function PlainTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 360, maxWidth: '100%' }}>
        <DateRangePicker
          defaultValue={[dayjs('2025-08-04'), dayjs('2025-08-25')]}
          slots={{ field: MultiInputDateRangeField, textField: PlainTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
