import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledHours() {
  const [rehearsal, setRehearsal] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-01-01T18:30'),
    dayjs('2025-01-01T21:00'),
  ]);
  const [start, end] = rehearsal;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimeRangePicker
          label="Doors (uncontrolled)"
          defaultValue={[dayjs('2025-01-01T18:00'), dayjs('2025-01-01T19:30')]}
        />
        <TimeRangePicker
          label="Rehearsal (controlled)"
          value={rehearsal}
          onChange={setRehearsal}
          slotProps={{
            textField: {
              helperText:
                start?.isValid() && end?.isValid()
                  ? `${end.diff(start, 'minute')} minutes`
                  : 'Choose start and end.',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
