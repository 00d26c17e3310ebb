import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

function isClosed(day: Dayjs, position: string) {
  return position === 'start' && (day.day() === 0 || day.day() === 6);
}

export default function StartOnWeekdays() {
  const [[startError], setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Collect and return"
        shouldDisableDate={isClosed}
        defaultValue={[dayjs('2025-04-19'), dayjs('2025-04-26')]}
        onError={setError}
        slotProps={{
          textField: {
            helperText: startError
              ? 'Start on a weekday, Monday to Friday.'
              : 'Starts Monday to Friday',
          },
        }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
