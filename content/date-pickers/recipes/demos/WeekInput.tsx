import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekInput() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-09-14'));
  const week = day?.isValid() ? day.startOf('week') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest week of"
        displayWeekNumber
        showDaysOutsideCurrentMonth
        value={day}
        // preview-start
        onChange={(next, { source }) =>
          setDay(source === 'view' && next ? next.startOf('week') : next)
        }
        slotProps={{
          textField: {
            helperText: week
              ? `${week.format('MMMM D')} to ${week.endOf('week').format('MMMM D')}`
              : 'Enter any day of the week',
          },
          day: (cell) => ({
            disableMargin: true,
            'aria-label': `Week of ${cell.day.startOf('week').format('MMMM D')}, ${cell.day.format('dddd')}`,
            sx: {
              px: 2.5,
              borderRadius: 0,
              ...(week?.isSame(cell.day, 'week') && {
                '&, &:hover, &:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
              }),
            },
          }),
        }}
        // preview-end
      />
    </LocalizationProvider>
  );
}
