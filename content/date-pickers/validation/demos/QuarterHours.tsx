import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function QuarterHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Lesson starts"
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        defaultValue={dayjs('2025-04-17T14:20')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Lessons start on the quarter hour.' : 'On the quarter hour',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
