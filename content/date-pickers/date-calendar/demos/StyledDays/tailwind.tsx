import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StyledDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        className="rounded-lg border border-gray-300 dark:border-gray-700"
        defaultValue={dayjs('2025-03-19')}
        slotProps={{
          day: ({ isDaySelected }) => ({
            className: isDaySelected
              ? 'rounded-sm bg-green-800! font-medium text-white!'
              : 'rounded-sm font-medium',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
