import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const rule = 'August 4, 10 AM to August 15, 6 PM';

export default function BookingWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Van pickup"
        minDateTime={dayjs('2025-08-04T10:00')}
        maxDateTime={dayjs('2025-08-15T18:00')}
        defaultValue={dayjs('2025-08-04T12:30')}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Choose ${rule}.` : rule } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
