import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function DateTimeRangeFieldState() {
  const [run, setRun] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-01-21T17:00'),
    dayjs('2025-01-22T08:00'),
  ]);
  const [start, end] = run;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <SingleInputDateTimeRangeField
          label="Calibration (uncontrolled)"
          format="MM/DD HH:mm"
          defaultValue={[dayjs('2025-01-20T08:30'), dayjs('2025-01-20T12:00')]}
        />
        <SingleInputDateTimeRangeField
          label="Night run (controlled)"
          format="MM/DD HH:mm"
          value={run}
          onChange={(range) => setRun(range)}
          helperText={
            start?.isValid() && end?.isValid()
              ? `${end.diff(start, 'hour')} hours of beam time`
              : 'Type both moments.'
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}
