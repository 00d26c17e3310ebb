import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isTaken, nextTaken } from './cottage.data';

export default function BlockedRanges() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-07-10'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);
  const start = arrival?.isValid() ? arrival : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={setArrival}
          shouldDisableDate={isTaken}
        />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          disabled={!start}
          minDate={start?.add(1, 'day')}
          maxDate={start ? nextTaken(start) : undefined}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
