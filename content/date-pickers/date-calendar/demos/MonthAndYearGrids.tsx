import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthAndYearGrids() {
  const [issue, setIssue] = React.useState(dayjs('2021-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status">Issue of {issue.format('MMMM YYYY')}</Typography>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <YearCalendar
            minDate={dayjs('2014-01-01')}
            maxDate={dayjs('2025-12-31')}
            value={issue}
            onChange={setIssue}
          />
          <MonthCalendar value={issue} onChange={setIssue} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
