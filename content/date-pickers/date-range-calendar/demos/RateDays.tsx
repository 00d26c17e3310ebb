import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

// preview-start
function RateDay(props: DateRangePickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  const rate = [0, 6].includes(day.day()) ? 190 : 140;

  if (outsideCurrentMonth) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay {...props} aria-label={`${day.format('MMMM D')}, ${rate} euros`}>
      <Box component="span" sx={{ display: 'grid', lineHeight: 1.2 }}>
        {day.date()}
        <Box component="span" sx={{ fontSize: 10 }}>
          €{rate}
        </Box>
      </Box>
    </DateRangePickerDay>
  );
}

const slots = { day: RateDay };
// preview-end

export default function RateDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangeCalendar
        calendars={1}
        slots={slots}
        defaultValue={[dayjs('2025-09-12'), dayjs('2025-09-16')]}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
