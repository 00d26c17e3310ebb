import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const soldOut = [7, 8, 13, 21];
const isSoldOut = (day: Dayjs) => soldOut.includes(day.date());

export default function FullDayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-11-12')}
        shouldDisableDate={isSoldOut}
        // preview-start
        slotProps={{
          day: ({ day }) => ({
            'aria-label': `${day.format('dddd, MMMM D')}${isSoldOut(day) ? ', sold out' : ''}`,
          }),
        }}
        // preview-end
      />
    </LocalizationProvider>
  );
}
