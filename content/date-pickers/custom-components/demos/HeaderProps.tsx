import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HeaderProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-14')}
        slotProps={{
          calendarHeader: {
            format: 'MMM [’]YY',
            sx: { borderBottom: 1, borderColor: 'divider', color: 'secondary.main' },
          },
          switchViewButton: { color: 'secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
