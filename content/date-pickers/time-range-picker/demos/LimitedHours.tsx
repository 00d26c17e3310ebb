import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The end is before the start.';
  }
  return start || end ? 'Choose 8 AM to 10 PM.' : 'The hall is open from 8 AM to 10 PM.';
}

export default function LimitedHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimeRangePicker
        label="Sports hall"
        minTime={dayjs('2025-01-01T08:00')}
        maxTime={dayjs('2025-01-01T22:00')}
        skipDisabled
        defaultValue={[dayjs('2025-01-01T19:00'), dayjs('2025-01-01T22:30')]}
        onError={setErrors}
        slotProps={{ textField: { helperText: describe(errors) } }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
