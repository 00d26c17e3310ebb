import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function isOdd(year: Dayjs) {
  return year.year() % 2 === 1;
}

export default function EvenYears() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        openTo="year"
        shouldDisableYear={isOdd}
        defaultValue={dayjs('2025-06-06')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? 'The biennial is held in even years.' : 'Even years' },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
