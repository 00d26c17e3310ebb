import Badge from '@mui/material/Badge';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const vanDays = [4, 11, 18, 25];

// preview-start
function VanDay(props: PickersDayProps) {
  const isVanDay = !props.outsideCurrentMonth && vanDays.includes(props.day.date());

  return (
    <Badge color="secondary" variant="dot" overlap="circular" invisible={!isVanDay}>
      <PickersDay
        {...props}
        aria-label={isVanDay ? `${props.day.format('D MMMM')}, delivery van runs` : undefined}
      />
    </Badge>
  );
}
// preview-end

export default function ComposeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar referenceDate={dayjs('2025-09-18')} slots={{ day: VanDay }} />
    </LocalizationProvider>
  );
}
