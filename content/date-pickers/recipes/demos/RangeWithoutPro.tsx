import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeWithoutPro() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2025-10-06'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2025-10-15'));
  const start = from?.isValid() ? from : null;
  const end = to?.isValid() ? to : null;
  const isInside = (day: Dayjs) => !!start && !!end && !day.isBefore(start) && !day.isAfter(end);
  const slotProps = {
    day: ({ day }: { day: Dayjs }) => ({
      sx: isInside(day) ? { bgcolor: 'action.selected' } : undefined,
    }),
  };
  const dayCount = start && end ? end.diff(start, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          {/* preview-start */}
          <DatePicker
            label="First day of leave"
            value={from}
            onChange={setFrom}
            maxDate={end ?? undefined}
            slotProps={slotProps}
          />
          <DatePicker
            label="Last day of leave"
            value={to}
            onChange={setTo}
            minDate={start ?? undefined}
            referenceDate={start ?? undefined}
            slotProps={slotProps}
          />
          {/* preview-end */}
        </Stack>
        <Typography role="status" color="text.secondary">
          {dayCount > 0 ? `${dayCount} days` : 'Choose both days, in this order'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
