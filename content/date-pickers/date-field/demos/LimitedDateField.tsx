import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The archive starts in 1843.',
  maxDate: 'The archive ends in 1911.',
  invalidDate: 'This date does not exist.',
};

export default function LimitedDateField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Edition of"
        format="D MMM YYYY"
        minDate={dayjs('1843-04-01')}
        maxDate={dayjs('1911-12-31')}
        defaultValue={dayjs('1912-04-15')}
        onError={setError}
        helperText={error ? messages[error] : 'April 1843 to December 1911'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
