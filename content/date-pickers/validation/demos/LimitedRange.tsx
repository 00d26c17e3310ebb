import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The end is before the start.';
  }
  if (start) {
    return 'Start between May 17 and September 14.';
  }
  return end ? 'End between May 17 and September 14.' : 'May 17 to September 14';
}

export default function LimitedRange() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Camping nights"
        minDate={dayjs('2025-05-17')}
        maxDate={dayjs('2025-09-14')}
        defaultValue={[dayjs('2025-05-12'), dayjs('2025-05-20')]}
        onError={setError}
        slotProps={{ textField: { helperText: describe(error) } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
