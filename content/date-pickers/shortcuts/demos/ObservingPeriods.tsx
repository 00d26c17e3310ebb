import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { Dayjs } from 'dayjs';

const tonight = dayjs('2025-10-06');

// preview-start
const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Rest of the week', getValue: () => [tonight, tonight.endOf('week')] },
  { label: 'Seven nights', getValue: () => [tonight, tonight.add(6, 'day')] },
  { label: 'Whole next month', getValue: () => monthOf(tonight.add(1, 'month')) },
  { label: 'Until the new year', getValue: () => [tonight, tonight.endOf('year')] },
  { label: 'Reset', getValue: () => [null, null] },
];

function monthOf(day: Dayjs): DateRange<Dayjs> {
  return [day.startOf('month'), day.endOf('month')];
}
// preview-end

export default function ObservingPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          defaultValue={[tonight, tonight.add(6, 'day')]}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
