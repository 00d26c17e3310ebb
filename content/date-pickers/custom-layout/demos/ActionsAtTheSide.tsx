import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// preview-start
const layoutSx = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: 1,
    gridRow: 2,
    flexDirection: 'column',
    justifyContent: 'flex-start',
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
    '& > :not(style)': { m: 0 },
  },
};
// preview-end

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={dayjs('2025-06-14')}
          slotProps={{
            layout: { sx: layoutSx },
            actionBar: { actions: ['accept', 'clear', 'cancel'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
