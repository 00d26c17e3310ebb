import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZoneFromProp() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-10-16T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Departure in Lima"
        timezone="America/Lima"
        value={value}
        onChange={setValue}
        slotProps={{
          textField: {
            helperText: value?.isValid() ? `Value: ${value.format()}` : 'No complete time',
          },
        }}
      />
    </LocalizationProvider>
  );
}
