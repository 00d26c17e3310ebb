import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function isWinter(month: Dayjs) {
  return [11, 0, 1].includes(month.month());
}

export default function NoWinterMonths() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hike"
        views={['year', 'month']}
        shouldDisableMonth={isWinter}
        defaultValue={dayjs('2025-02-20')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Closed from December to February.' : 'March to November',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
