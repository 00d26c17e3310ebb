import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function LatestMoment() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Vote cast"
        maxDateTime={dayjs('2025-10-05T18:00')}
        defaultValue={dayjs('2025-10-05T19:30')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'The ballot closed on October 5 at 6 PM.' : 'Until October 5, 6 PM',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
