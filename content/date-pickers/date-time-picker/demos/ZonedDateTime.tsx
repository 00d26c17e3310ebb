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

export default function ZonedDateTime() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2025-04-17T20:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Maintenance (Paris time)"
        timezone="Europe/Paris"
        value={start}
        onChange={setStart}
        slotProps={{
          textField: {
            helperText: start?.isValid() ? `Stored: ${start.toISOString()}` : 'No complete date',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
