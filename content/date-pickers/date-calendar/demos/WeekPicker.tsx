import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const chosen = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const hinted = { bgcolor: 'action.selected' };

export default function WeekPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-18'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }} onPointerLeave={() => setHovered(null)}>
        <DateCalendar
          showDaysOutsideCurrentMonth
          value={day}
          onChange={setDay}
          // preview-start
          slotProps={{
            day: (state) => ({
              disableMargin: true,
              onMouseEnter: () => setHovered(state.day),
              sx: {
                px: 2.5,
                borderRadius: 0,
                borderStartStartRadius: state.isDayStartOfWeek ? 18 : 0,
                borderEndStartRadius: state.isDayStartOfWeek ? 18 : 0,
                borderStartEndRadius: state.isDayEndOfWeek ? 18 : 0,
                borderEndEndRadius: state.isDayEndOfWeek ? 18 : 0,
                ...(hovered?.isSame(state.day, 'week') && hinted),
                ...(day?.isSame(state.day, 'week') && { '&, &:hover, &:focus': chosen }),
              },
            }),
          }}
          // preview-end
        />
        <Typography role="status">
          {day &&
            `${day.startOf('week').format('MMMM D')} to ${day.endOf('week').format('MMMM D')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
