import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearButtonStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        defaultValue={dayjs('2025-03-14')}
        minDate={dayjs('2018-01-01')}
        maxDate={dayjs('2029-12-31')}
        slotProps={{
          yearButton: ({ isYearSelected }) => ({
            sx: { borderRadius: 1, fontWeight: isYearSelected ? 'bold' : 'light' },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
