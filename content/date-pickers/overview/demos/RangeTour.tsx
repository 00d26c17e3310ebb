import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const showers: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Orionids', getValue: () => [dayjs('2025-10-20'), dayjs('2025-10-23')] },
  { label: 'Leonids', getValue: () => [dayjs('2025-11-16'), dayjs('2025-11-19')] },
  { label: 'Geminids', getValue: () => [dayjs('2025-12-12'), dayjs('2025-12-15')] },
];

export default function RangeTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          defaultValue={[dayjs('2025-10-20'), dayjs('2025-10-23')]}
          slotProps={{ shortcuts: { items: showers }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
