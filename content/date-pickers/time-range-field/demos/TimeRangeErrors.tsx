import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

function describe(code: TimeRangeValidationError[number]) {
  if (code === 'invalidRange') {
    return 'The end is before the start.';
  }
  return code ? 'Choose 7 AM to 8 PM.' : ' ';
}

export default function TimeRangeErrors() {
  const [[start, end], setErrors] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <MultiInputTimeRangeField
        minTime={dayjs('2025-01-01T07:00')}
        maxTime={dayjs('2025-01-01T20:00')}
        defaultValue={[dayjs('2025-01-01T06:30'), dayjs('2025-01-01T11:00')]}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            id: `drilling-${position}`,
            label: position === 'start' ? 'Noise from' : 'Noise until',
            helperText: describe(position === 'start' ? start : end),
          }),
        }}
        sx={{ maxWidth: 380 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
