import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { meteorShortcuts } from './meteors.data';

// preview-start
const layoutSx = {
  width: 320,
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: '1 / 4',
    gridRow: 1,
    display: 'flex',
    maxWidth: 320,
    '& > li': { width: 'auto', px: 0.5 },
  },
};
// preview-end

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content' }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-11-17')}
          slotProps={{ shortcuts: { items: meteorShortcuts }, layout: { sx: layoutSx } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
