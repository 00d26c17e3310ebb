import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZonedField() {
  const [landing, setLanding] = React.useState<Dayjs | null>(dayjs.utc('2025-03-02T21:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Landing (Sydney time)"
        timezone="Australia/Sydney"
        value={landing}
        onChange={setLanding}
        helperText={landing?.isValid() ? `Value: ${landing.toISOString()}` : 'No complete date'}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
