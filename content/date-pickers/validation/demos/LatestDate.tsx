import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, DateValidationError } from '@mui/x-date-pickers/models';

const lastDay = dayjs('2025-09-14');
const tooLate = dayjs('2025-09-23T11:00');

function describe(error: DateTimeValidationError) {
  return error ? 'The pool is closed from September 15.' : 'Until September 14';
}

export default function LatestDate() {
  const [dateError, setDateError] = React.useState<DateValidationError>(null);
  const [dateTimeError, setDateTimeError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Date"
          maxDate={lastDay}
          defaultValue={tooLate}
          onError={setDateError}
          slotProps={{ textField: { helperText: describe(dateError) } }}
        />
        <DateTimePicker
          label="Date and time"
          maxDate={lastDay}
          defaultValue={tooLate}
          onError={setDateTimeError}
          slotProps={{ textField: { helperText: describe(dateTimeError) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
