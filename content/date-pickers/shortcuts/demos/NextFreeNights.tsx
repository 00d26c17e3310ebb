import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { Dayjs } from 'dayjs';

const tonight = dayjs('2025-10-06');
const bookedNights = [8, 9, 12, 13, 18];

// preview-start
function nextFree(nights: number): PickersShortcutsItem<DateRange<Dayjs>> {
  return {
    label: `Next ${nights} free nights`,
    getValue: ({ isValid }) => {
      let start = tonight;
      for (let night = tonight; night.diff(start, 'day') < nights; night = night.add(1, 'day')) {
        // A range is valid when both ends are free, so each night is tested.
        if (!isValid([night, night])) {
          start = night.add(1, 'day');
        }
      }
      return [start, start.add(nights - 1, 'day')];
    },
  };
}

const items = [nextFree(2), nextFree(4), nextFree(6)];
// preview-end

export default function NextFreeNights() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          defaultValue={[tonight, tonight.add(1, 'day')]}
          shouldDisableDate={(day) => day.month() === 9 && bookedNights.includes(day.date())}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
