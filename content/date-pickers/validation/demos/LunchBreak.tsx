import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

function isLunch(value: Dayjs, view: TimeView) {
  return view === 'hours' && (value.hour() === 12 || value.hour() === 13);
}

export default function LunchBreak() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Call"
        shouldDisableTime={isLunch}
        defaultValue={dayjs('2025-04-17T12:20')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'No calls between noon and 2 PM.' : 'Not between noon and 2 PM',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
