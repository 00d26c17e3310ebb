import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        skipDisabled
        minTime={dayjs('2025-04-17T09:00')}
        maxTime={dayjs('2025-04-17T16:30')}
        defaultValue={dayjs('2025-04-17T11:15')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? 'Choose 9 AM to 4:30 PM.' : '9 AM to 4:30 PM' },
        }}
      />
    </LocalizationProvider>
  );
}
