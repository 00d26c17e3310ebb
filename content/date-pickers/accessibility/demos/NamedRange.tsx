import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function NamedRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <DateRangePicker
          defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-18')]}
          localeText={{ start: 'First night', end: 'Last night' }}
          slots={{ field: MultiInputDateRangeField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
