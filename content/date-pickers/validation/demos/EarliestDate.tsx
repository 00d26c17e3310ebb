import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2025-05-17');
const tooEarly = dayjs('2025-05-02T11:00');

function describe(error: DateTimeValidationError) {
  return error ? 'The pool is closed until May 17.' : 'From May 17';
}

export default function EarliestDate() {
  const [dateError, setDateError] = React.useState<DateValidationError>(null);
  const [dateTimeError, setDateTimeError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Date"
          minDate={opening}
          defaultValue={tooEarly}
          onError={setDateError}
          slotProps={{ textField: { helperText: describe(dateError) } }}
        />
        <DateTimePicker
          label="Date and time"
          minDate={opening}
          defaultValue={tooEarly}
          onError={setDateTimeError}
          slotProps={{ textField: { helperText: describe(dateTimeError) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
