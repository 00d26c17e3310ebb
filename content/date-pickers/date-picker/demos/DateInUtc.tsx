import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function DateInUtc() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs.utc('2025-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        timezone="UTC"
        value={day}
        onChange={setDay}
        slotProps={{
          textField: { helperText: day?.isValid() ? day.toISOString() : 'No complete date' },
        }}
      />
    </LocalizationProvider>
  );
}
