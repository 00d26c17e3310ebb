import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, DateValidationError } from '@mui/x-date-pickers/models';

const longAgo = dayjs('2022-04-17T09:30');

function describe(error: DateTimeValidationError) {
  return error ? 'Choose today or later.' : 'Today or later';
}

export default function NoPast() {
  const [dateError, setDateError] = React.useState<DateValidationError>(null);
  const [dateTimeError, setDateTimeError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Pickup date"
          disablePast
          defaultValue={longAgo}
          onError={setDateError}
          slotProps={{ textField: { helperText: describe(dateError) } }}
        />
        <DateTimePicker
          label="Pickup date and time"
          disablePast
          defaultValue={longAgo}
          onError={setDateTimeError}
          slotProps={{ textField: { helperText: describe(dateTimeError) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
