import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

function describe(code: DateTimeRangeValidationError[number]) {
  if (code === 'invalidRange') {
    return 'The end is before the start.';
  }
  if (code === 'minutesStep') {
    return 'Use full quarters of an hour.';
  }
  return code ? 'Choose January 20 to 24.' : ' ';
}

export default function DateTimeRangeErrors() {
  const [[start, end], setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <MultiInputDateTimeRangeField
        minDateTime={dayjs('2025-01-20T00:00')}
        maxDateTime={dayjs('2025-01-24T23:59')}
        minutesStep={15}
        defaultValue={[dayjs('2025-01-20T08:40'), dayjs('2025-01-25T12:00')]}
        onError={setErrors}
        direction={{ xs: 'column', sm: 'row' }}
        alignItems={{ xs: 'stretch', sm: 'baseline' }}
        slotProps={{
          textField: ({ position }) => ({
            id: `beam-${position}`,
            label: position === 'start' ? 'Begin' : 'End',
            helperText: describe(position === 'start' ? start : end),
          }),
        }}
        sx={{ maxWidth: 520 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
