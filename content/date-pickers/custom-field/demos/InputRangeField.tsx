import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { InputTextField } from './inputTextField';

export default function InputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Migration to the heath"
          defaultValue={[dayjs('2025-08-09'), dayjs('2025-09-06')]}
          enableAccessibleFieldDOMStructure={false}
          slots={{ textField: InputTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
