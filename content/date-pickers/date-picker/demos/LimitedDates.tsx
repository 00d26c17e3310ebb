import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function isMonday(day: Dayjs) {
  return day.day() === 1;
}

function describe(error: DateValidationError) {
  if (error === 'shouldDisableDate') {
    return 'The museum is closed on Mondays.';
  }
  return error ? 'Choose a day from June 10 to September 21.' : 'June 10 to September 21';
}

export default function LimitedDates() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        minDate={dayjs('2025-06-10')}
        maxDate={dayjs('2025-09-21')}
        shouldDisableDate={isMonday}
        defaultValue={dayjs('2025-06-17')}
        onError={setError}
        slotProps={{ textField: { helperText: describe(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
