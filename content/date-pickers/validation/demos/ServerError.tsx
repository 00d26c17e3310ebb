import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = ['2025-06-14', '2025-06-21'];

/** In an app, your server answers this question. */
function isBooked(day: Dayjs | null) {
  return booked.includes(day?.format('YYYY-MM-DD') ?? '');
}

function describe(day: Dayjs | null) {
  if (!day?.isValid()) {
    return 'Enter a day.';
  }
  return isBooked(day) ? 'Another couple has booked this day.' : 'This day is free.';
}

export default function ServerError() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Wedding day"
        value={day}
        onChange={setDay}
        slotProps={{
          textField: {
            error: isBooked(day) || undefined,
            helperText: describe(day),
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
