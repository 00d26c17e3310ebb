import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { InputTextField } from './inputTextField';

export default function InputField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280 }}>
        <DatePicker
          label="Swarm caught on"
          defaultValue={dayjs('2025-05-22')}
          enableAccessibleFieldDOMStructure={false}
          slots={{ textField: InputTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
