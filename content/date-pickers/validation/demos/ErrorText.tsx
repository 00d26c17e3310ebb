import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function describe(error: DateValidationError) {
  switch (error) {
    case null:
      return 'The hut is open from June to August.';
    case 'minDate':
      return 'Too early: the hut opens on June 1.';
    case 'maxDate':
      return 'Too late: the hut closes on August 31.';
    default:
      return 'Enter the date as month, day, year.';
  }
}

export default function ErrorText() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First night"
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-08-31')}
        defaultValue={dayjs('2025-05-24')}
        onError={setError}
        slotProps={{ textField: { helperText: describe(error) } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
