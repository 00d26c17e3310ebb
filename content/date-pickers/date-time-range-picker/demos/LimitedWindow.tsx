import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const opening = dayjs('2025-05-05T08:00');
const closing = dayjs('2025-05-30T18:00');

function describe([start, end]: DateRange<Dayjs>, errors: DateTimeRangeValidationError) {
  if (errors[0] === 'invalidRange') {
    return 'The return is before the pickup.';
  }
  if (errors[0] || errors[1]) {
    return 'Choose a time from May 5, 8 AM to May 30, 6 PM.';
  }
  return start && end && end.diff(start, 'hour') < 4 ? 'Rent for at least four hours.' : null;
}

export default function LimitedWindow() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-05-09T14:00'),
    dayjs('2025-05-09T16:30'),
  ]);
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const problem = describe(rental, errors);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimeRangePicker
        ampm={false}
        format="MM/DD HH:mm"
        label="Van rental"
        value={rental}
        onChange={setRental}
        onError={setErrors}
        minDateTime={opening}
        maxDateTime={closing}
        slotProps={{
          textField: {
            error: problem ? true : undefined,
            helperText: problem ?? 'Four hours or more',
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
