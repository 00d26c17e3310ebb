import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZonedMeeting() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs.utc('2025-03-29T22:00'),
    dayjs.utc('2025-03-30T06:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Night shift (Lisbon)"
          timezone="Europe/Lisbon"
          value={stay}
          onChange={setStay}
        />
        {/* preview-end */}
        {stay.map((end, index) => (
          <Typography key={index} variant="body2">
            {index === 0 ? 'Start' : 'End'}: {end?.isValid() ? end.toISOString() : 'not complete'}
          </Typography>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
