import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePickerTabs } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function KilnTabs({ className, ...tabsProps }: DateTimePickerTabsProps) {
  const { view } = usePickerContext();
  const onTime = view === 'hours' || view === 'minutes';

  return (
    <Box className={className}>
      <DateTimePickerTabs {...tabsProps} />
      <Box sx={{ px: 2, py: 0.5, bgcolor: 'action.hover', typography: 'caption' }}>
        {onTime ? 'Step 2: start of the firing' : 'Step 1: day of the firing'}
      </Box>
    </Box>
  );
}
// preview-end

export default function TabsWithStrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2025-03-14T08:30')}
          slots={{ tabs: KilnTabs }}
          slotProps={{ tabs: { hidden: false } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
