import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { dateRangePickerDayClasses as classes } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

// preview-start
const square = {
  // && outweighs the rounded ends of each week
  [`&& .${classes.root}, && .${classes.day}`]: { borderRadius: 0 },
  [`&& .${classes.rangeIntervalPreview}`]: { borderRadius: 0 },
  [`&& .${classes.rangeIntervalDayHighlight}`]: { bgcolor: 'action.selected' },
};
// preview-end

export default function SquareRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-08-04'), dayjs('2025-08-15')]}
        sx={square}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
