import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const booked = ['2025-09-16', '2025-09-17', '2025-09-18'];

function isBooked(day: Dayjs) {
  return booked.includes(day.format('YYYY-MM-DD'));
}

/** The rules of single days do not look inside the range, so compare the ends. */
function findProblem([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return null;
  }
  if (end.diff(start, 'day') < 2) {
    return 'Stay at least two nights.';
  }
  const from = start.format('YYYY-MM-DD');
  const to = end.format('YYYY-MM-DD');
  return booked.some((day) => day > from && day < to) ? 'September 16 to 18 are booked.' : null;
}

export default function BlockedStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-09-12'),
    dayjs('2025-09-20'),
  ]);
  const problem = findProblem(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Nights in the hut"
        value={stay}
        onChange={setStay}
        shouldDisableDate={isBooked}
        slotProps={{
          textField: {
            error: problem ? true : undefined,
            helperText: problem ?? 'Two nights or more',
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
