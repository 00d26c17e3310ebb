import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { DateTimeValidationError, TimeValidationError } from '@mui/x-date-pickers/models';

const closes = dayjs('2025-04-17T18:00');
const tooLate = dayjs('2025-04-17T21:15');

function describe(error: DateTimeValidationError) {
  return error ? 'The workshop closes at 6 PM.' : 'Until 6 PM';
}

export default function LatestTime() {
  const [timeError, setTimeError] = React.useState<TimeValidationError>(null);
  const [dateTimeError, setDateTimeError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TimePicker
          label="Time"
          maxTime={closes}
          defaultValue={tooLate}
          onError={setTimeError}
          slotProps={{ textField: { helperText: describe(timeError) } }}
        />
        <DateTimePicker
          label="Date and time"
          maxTime={closes}
          defaultValue={tooLate}
          onError={setDateTimeError}
          slotProps={{ textField: { helperText: describe(dateTimeError) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
