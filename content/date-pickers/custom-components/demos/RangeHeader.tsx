import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

// preview-start
function PagedHeader(props: PickersRangeCalendarHeaderProps) {
  const { calendars, currentMonth, labelId, month, monthIndex, onMonthChange } = props;
  const turn = (pages: number) => onMonthChange(currentMonth.add(pages * calendars, 'month'));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
      <Typography id={labelId} sx={{ flexGrow: 1, fontWeight: 'fontWeightMedium' }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {monthIndex === 0 && (
        <Button size="small" onClick={() => turn(-1)}>
          Earlier
        </Button>
      )}
      {monthIndex === calendars - 1 && (
        <Button size="small" onClick={() => turn(1)}>
          Later
        </Button>
      )}
    </Box>
  );
}
// preview-end

export default function RangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2025-03-14'), dayjs('2025-03-20')]}
          slots={{ calendarHeader: PagedHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
