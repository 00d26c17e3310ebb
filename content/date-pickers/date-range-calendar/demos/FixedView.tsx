import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function FixedView() {
  const [month, setMonth] = React.useState('March 2025');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={1}
          disableAutoMonthSwitching
          onMonthChange={(next) => setMonth(next.format('MMMM YYYY'))}
          defaultValue={[dayjs('2025-03-22'), dayjs('2025-05-10')]}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          Visible month: {month}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
