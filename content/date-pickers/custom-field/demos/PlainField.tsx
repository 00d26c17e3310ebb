import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PlainTextField } from './plainTextField';

export default function PlainField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280 }}>
        <DatePicker
          label="Queen marked on"
          defaultValue={dayjs('2025-04-27')}
          slots={{ textField: PlainTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
