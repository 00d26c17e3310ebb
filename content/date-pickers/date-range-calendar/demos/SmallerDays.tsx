import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function SmallerDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        showDaysOutsideCurrentMonth
        defaultValue={[dayjs('2025-05-13'), dayjs('2025-05-23')]}
        slots={{ day: DateRangePickerDay2 }}
        slotProps={{
          day: { sx: { '--PickerDay-size': '34px', '--PickerDay-horizontalMargin': '3px' } },
        }}
      />
    </LocalizationProvider>
  );
}
