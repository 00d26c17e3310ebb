import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { DateTimeValidationError, TimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-04-17T09:00');
const tooEarly = dayjs('2025-04-17T07:30');

function describe(error: DateTimeValidationError) {
  return error ? 'The workshop opens at 9 AM.' : 'From 9 AM';
}

export default function EarliestTime() {
  const [timeError, setTimeError] = React.useState<TimeValidationError>(null);
  const [dateTimeError, setDateTimeError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TimePicker
          label="Time"
          minTime={opens}
          defaultValue={tooEarly}
          onError={setTimeError}
          slotProps={{ textField: { helperText: describe(timeError) } }}
        />
        <DateTimePicker
          label="Date and time"
          minTime={opens}
          defaultValue={tooEarly}
          onError={setDateTimeError}
          slotProps={{ textField: { helperText: describe(dateTimeError) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
