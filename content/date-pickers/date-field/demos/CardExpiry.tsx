import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CardExpiry() {
  const [expiry, setExpiry] = React.useState<Dayjs | null>(dayjs('2028-02-01'));
  const lastDay = expiry?.isValid() ? expiry.endOf('month').format('MMMM D, YYYY') : 'unknown';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Card expires"
        format="MM/YY"
        value={expiry}
        onChange={setExpiry}
        helperText={`Last day: ${lastDay}`}
      />
    </LocalizationProvider>
  );
}
