import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZonedLimit() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Support call (Tokyo time)"
        timezone="Asia/Tokyo"
        minDateTime={dayjs.utc('2025-07-03T00:00')}
        defaultValue={dayjs.utc('2025-07-02T23:30')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? 'Choose July 3, 9 AM or later.' : 'From July 3, 9 AM' },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
