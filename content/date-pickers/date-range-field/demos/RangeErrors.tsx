import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

function describe(code: DateRangeValidationError[number]) {
  if (code === 'invalidRange') {
    return 'The end is before the start.';
  }
  return code ? 'Choose a day in 2025.' : ' ';
}

export default function RangeErrors() {
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        minDate={dayjs('2025-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={[dayjs('2025-11-03'), dayjs('2026-01-09')]}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            id: `cover-${position}`,
            label: position === 'start' ? 'Covered from' : 'Covered to',
            helperText: describe(position === 'start' ? start : end),
          }),
        }}
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
