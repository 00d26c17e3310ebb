import HourglassBottomIcon from '@mui/icons-material/HourglassBottom';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2025-03-14T08:30')}
          slotProps={{
            tabs: {
              hidden: false,
              dateIcon: <LocalFireDepartmentIcon />,
              timeIcon: <HourglassBottomIcon />,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
