import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
dayjs.extend(utc);
dayjs.extend(timezone);
// preview-end

export default function ZoneDayjs() {
  // preview-start
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.tz('2025-11-03T09:00', 'America/Denver'),
  );
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimePicker label="Lift opens (Denver)" value={value} onChange={setValue} />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
