import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function NoWeekends() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        shouldDisableDate={isWeekend}
        defaultValue={dayjs('2025-04-19')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Closed on weekends. Choose a weekday.' : 'Monday to Friday',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
