import * as React from 'react';
import Badge, { badgeClasses } from '@mui/material/Badge';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fetchSailings } from './sailings.data';

const atTheCorner = {
  width: 24,
  height: 24,
  alignItems: 'center',
  justifyContent: 'center',
  [`& .${badgeClasses.badge}`]: { height: 16, minWidth: 16, px: 0.5, fontSize: 10 },
};

function withCount(day: Dayjs, count: number | undefined) {
  if (!count) {
    return {};
  }
  return {
    'aria-label': `${day.format('MMMM D')}, sailings: ${count}`,
    children: (
      <Badge badgeContent={count} color="success" sx={atTheCorner}>
        {day.date()}
      </Badge>
    ),
  };
}

export default function LoadedMonths() {
  const [month, setMonth] = React.useState(dayjs('2025-07-01'));
  const [loaded, setLoaded] = React.useState<{ month: Dayjs; sailings: Record<string, number> }>();
  const sailings = loaded?.month === month ? loaded.sailings : null;

  React.useEffect(() => {
    let current = true;
    fetchSailings(month.month()).then((next) => current && setLoaded({ month, sailings: next }));
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
          day: ({ day, isDayOutsideMonth }) =>
            withCount(day, isDayOutsideMonth ? undefined : sailings?.[day.date()]),
        }}
      />
    </LocalizationProvider>
  );
}
