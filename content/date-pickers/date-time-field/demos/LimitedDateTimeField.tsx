import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-07-08T09:30');
const closes = dayjs('2025-07-10T18:00');

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'July 8, 9:30 AM to July 10, 6 PM';
    case 'minDate':
    case 'minTime':
      return 'The auction opens on July 8 at 9:30 AM.';
    case 'maxDate':
    case 'maxTime':
      return 'The auction closes on July 10 at 6 PM.';
    default:
      return 'This moment does not exist.';
  }
}

export default function LimitedDateTimeField() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Bid received"
        minDateTime={opens}
        maxDateTime={closes}
        defaultValue={dayjs('2025-07-08T08:45')}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
