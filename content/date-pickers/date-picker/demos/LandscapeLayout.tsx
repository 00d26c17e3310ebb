import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LandscapeLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker orientation="landscape" defaultValue={dayjs('2025-11-22')} />
      </Box>
    </LocalizationProvider>
  );
}
