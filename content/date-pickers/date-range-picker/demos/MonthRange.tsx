import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthRange() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2025-03-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2025-10-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="First month"
          views={['year', 'month']}
          value={first}
          maxDate={last ?? undefined}
          onChange={(month) => setFirst(month && month.startOf('month'))}
        />
        <DatePicker
          label="Last month"
          views={['year', 'month']}
          value={last}
          minDate={first ?? undefined}
          onChange={(month) => setLast(month && month.endOf('month'))}
        />
      </Stack>
    </LocalizationProvider>
  );
}
