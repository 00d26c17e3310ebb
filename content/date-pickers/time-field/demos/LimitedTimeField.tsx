import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The pool opens at 6:30 AM.',
  maxTime: 'The last lane is free at 9 PM.',
  minutesStep: 'Lanes start every 15 minutes.',
};

export default function LimitedTimeField() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Swimming lane from"
        minTime={dayjs('2025-01-01T06:30')}
        maxTime={dayjs('2025-01-01T21:00')}
        minutesStep={15}
        defaultValue={dayjs('2025-05-20T05:45')}
        onError={setError}
        helperText={error ? messages[error] : '6:30 AM to 9 PM, every 15 minutes'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
