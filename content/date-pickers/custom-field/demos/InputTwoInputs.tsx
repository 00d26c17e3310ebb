import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { InputTextField } from './inputTextField';

export default function InputTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 360, maxWidth: '100%' }}>
        <DateRangePicker
          defaultValue={[dayjs('2025-08-09'), dayjs('2025-09-06')]}
          enableAccessibleFieldDOMStructure={false}
          slots={{ field: MultiInputDateRangeField, textField: InputTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
