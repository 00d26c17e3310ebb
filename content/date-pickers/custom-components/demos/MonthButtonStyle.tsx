import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthButtonStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-03-14')}
        slotProps={{
          monthButton: ({ isMonthSelected }) => ({
            sx: {
              border: 1,
              borderColor: isMonthSelected ? 'primary.main' : 'divider',
              textTransform: 'uppercase',
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
