import * as React from 'react';
import Badge from '@mui/material/Badge';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fetchSailings } from './sailings.data';

export default function LoadedMonths() {
  const [month, setMonth] = React.useState(dayjs('2025-07-01'));
  const [sailings, setSailings] = React.useState<Record<string, number> | null>(null);

  React.useEffect(() => {
    let current = true;
    setSailings(null);
    fetchSailings(month.month()).then((next) => current && setSailings(next));
    return () => {
      current = false;
    };
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        referenceDate={month}
        onMonthChange={setMonth}
        loading={sailings === null}
        renderLoading={() => <DayCalendarSkeleton />}
        slotProps={{
          day: ({ day, isDayOutsideMonth }) => {
            const count = isDayOutsideMonth ? undefined : sailings?.[day.date()];
            return count
              ? {
                  'aria-label': `${day.format('D MMMM')}, sailings: ${count}`,
                  children: (
                    <Badge badgeContent={count} color="success">
                      {day.date()}
                    </Badge>
                  ),
                }
              : {};
          },
        }}
      />
    </LocalizationProvider>
  );
}
