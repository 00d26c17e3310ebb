import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function EarliestMoment() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pickup at the harbor"
        minDateTime={dayjs('2025-07-03T14:30')}
        defaultValue={dayjs('2025-07-03T11:00')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'The ferry lands on July 3 at 2:30 PM.' : 'From July 3, 2:30 PM',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
