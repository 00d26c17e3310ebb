import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { meteorShortcuts } from './meteors.data';

export default function PastNights() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-10-21')}
          minDate={dayjs('2025-09-01')}
          slotProps={{ shortcuts: { items: meteorShortcuts }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
