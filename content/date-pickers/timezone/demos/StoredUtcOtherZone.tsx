import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredUtcOtherZone() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-10-16T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Kickoff, Auckland time"
        timezone="Pacific/Auckland"
        value={value}
        onChange={setValue}
        slotProps={{
          textField: {
            helperText: value?.isValid() ? `Stored: ${value.toISOString()}` : 'No complete date',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
