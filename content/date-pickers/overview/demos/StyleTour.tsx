import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const newMoon = 21;
const fullMoon = 7;

function moonOf(date: number) {
  if (date === newMoon) {
    return { sign: '●', name: 'new moon' };
  }
  return date === fullMoon ? { sign: '○', name: 'full moon' } : null;
}

export default function StyleTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        showDaysOutsideCurrentMonth
        defaultValue={dayjs('2025-10-24')}
        // preview-start
        sx={{
          borderRadius: 4,
          bgcolor: 'text.primary',
          color: 'background.paper',
          '& *': { color: 'inherit' },
        }}
        // preview-end
        slotProps={{
          day: ({ day, isDaySelected, isDayOutsideMonth }) => {
            const moon = isDayOutsideMonth || day.month() !== 9 ? null : moonOf(day.date());
            return {
              'aria-label': moon ? `${day.format('MMMM D')}, ${moon.name}` : undefined,
              children: moon?.sign,
              sx: {
                color: 'inherit',
                opacity: isDayOutsideMonth ? 0.7 : 1,
                borderRadius: 2,
                fontSize: moon ? 20 : undefined,
                ...(isDaySelected && {
                  '&&, &&:hover, &&:focus': { bgcolor: 'background.paper', color: 'text.primary' },
                }),
              },
            };
          },
        }}
      />
    </LocalizationProvider>
  );
}
