import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { DateValidationError, TimeValidationError } from '@mui/x-date-pickers/models';

export default function InvalidField() {
  const [dateError, setDateError] = React.useState<DateValidationError>(null);
  const [timeError, setTimeError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="Registration"
          maxDate={dayjs('2025-06-30')}
          defaultValue={dayjs('2025-07-04')}
          onError={setDateError}
          helperText={dateError ? 'Registration closed on June 30.' : 'Until June 30'}
        />
        <TimeField
          label="Check-in"
          minTime={dayjs('2025-06-30T08:00')}
          defaultValue={dayjs('2025-06-30T06:45')}
          onError={setTimeError}
          helperText={timeError ? 'Check-in starts at 8 AM.' : 'From 8 AM'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
