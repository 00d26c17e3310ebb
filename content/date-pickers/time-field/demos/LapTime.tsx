import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const midnight = dayjs('2025-01-01');

export default function LapTime() {
  const [lap, setLap] = React.useState<Dayjs | null>(dayjs('2025-01-01T00:04:38'));
  const seconds = lap?.isValid() ? lap.diff(lap.startOf('day'), 'second') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Lap time"
        format="mm:ss"
        referenceDate={midnight}
        value={lap}
        onChange={setLap}
        helperText={`${seconds} seconds`}
      />
    </LocalizationProvider>
  );
}
