import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function TimeRangeFieldState() {
  const [loading, setLoading] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-01-01T06:00'),
    dayjs('2025-01-01T10:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Market (uncontrolled)"
          defaultValue={[dayjs('2025-01-01T07:00'), dayjs('2025-01-01T13:00')]}
        />
        <SingleInputTimeRangeField
          label="Loading (controlled)"
          value={loading}
          onChange={(range) => setLoading(range)}
          helperText={loading
            .map((time) => (time?.isValid() ? time.format('HH:mm') : 'null'))
            .join(', ')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
