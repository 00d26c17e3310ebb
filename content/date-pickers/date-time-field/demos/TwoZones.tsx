import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoZones() {
  const [call, setCall] = React.useState<Dayjs | null>(dayjs.utc('2025-07-08T21:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <DateTimeField label="Lisbon" timezone="Europe/Lisbon" value={call} onChange={setCall} />
        <DateTimeField label="Nagoya" timezone="Asia/Tokyo" value={call} onChange={setCall} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {call?.isValid() ? `Value: ${call.toISOString()}` : 'No complete date and time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
