import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledCharter() {
  const [charter, setCharter] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-07-26'),
    dayjs('2025-08-02'),
  ]);
  const [start, end] = charter;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateRangeCalendar
          value={charter}
          onChange={(range) => setCharter(range)}
          sx={{ flexWrap: 'wrap' }}
        />
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {start && end
            ? `Charter of ${end.diff(start, 'day')} nights from ${start.format('MMMM D')}`
            : 'Choose the day you return the boat.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
