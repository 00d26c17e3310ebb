import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function NightShift() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Patrol at"
        ampm={false}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() >= 6 && time.hour() < 22}
        defaultValue={dayjs('2025-05-20T23:40')}
        onError={setError}
        helperText={error ? 'Outside the night shift' : '22:00 to 5:59'}
      />
    </LocalizationProvider>
  );
}
