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

const zone = 'America/New_York';

// preview-start
/** The time that the clocks of the zone show at this moment. */
const onTheClock = (value: Dayjs) => dayjs(value.valueOf()).tz(zone).format('HH:mm');
// preview-end

export default function SkippedHour() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.tz('2025-03-09 01:30', zone));
  const clock = value?.isValid() ? onTheClock(value) : null;
  const isSkipped = clock !== null && value?.format('HH:mm') !== clock;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Backup in New York"
        timezone={zone}
        ampm={false}
        value={value}
        onChange={setValue}
        error={isSkipped || undefined}
        helperText={
          isSkipped ? `Clocks skip this hour. It runs at ${clock}.` : 'Clocks change on March 9.'
        }
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
