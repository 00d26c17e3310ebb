import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticTimePicker defaultValue={dayjs('2025-04-17T15:30')} />
      </Box>
    </LocalizationProvider>
  );
}
