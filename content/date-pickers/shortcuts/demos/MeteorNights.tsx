import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// preview-start
const items = [
  { label: 'Lyrids', getValue: () => dayjs('2025-04-22') },
  { label: 'Perseids', getValue: () => dayjs('2025-08-12') },
  { label: 'Orionids', getValue: () => dayjs('2025-10-21') },
  { label: 'Geminids', getValue: () => dayjs('2025-12-14') },
];
// preview-end

export default function MeteorNights() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={dayjs('2025-08-12')}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
