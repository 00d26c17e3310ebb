import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
dayjs.extend(utc);
// preview-end

export default function UtcDayjs() {
  // preview-start
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-11-03T06:45'));
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimePicker label="Backup (UTC)" timezone="UTC" value={value} onChange={setValue} />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
