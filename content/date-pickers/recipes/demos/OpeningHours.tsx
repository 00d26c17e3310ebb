import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** First and last slot of each weekday, from Sunday to Saturday. */
const hours = [null, [9, 16], [9, 16], [13, 19], [9, 16], [9, 12], null] as const;

export default function OpeningHours() {
  const [day, setDay] = React.useState(dayjs('2025-05-14'));
  const [slot, setSlot] = React.useState<Dayjs | null>(null);
  const [first, last] = hours[day.day()] ?? [0, 0];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: 'center' }}>
        {/* preview-start */}
        <DateCalendar
          value={day}
          shouldDisableDate={(date) => hours[date.day()] === null}
          onChange={(next: Dayjs | null) => {
            if (next) {
              setDay(next.startOf('day'));
              setSlot(null);
            }
          }}
        />
        <Stack sx={{ gap: 1 }}>
          <DigitalClock
            key={day.format('YYYY-MM-DD')}
            value={slot}
            onChange={setSlot}
            referenceDate={day.hour(first)}
            timeStep={60}
            skipDisabled
            minTime={day.hour(first)}
            maxTime={day.hour(last)}
          />
          {/* preview-end */}
          <Typography role="status" variant="body2">
            {slot ? slot.format('dddd, MMMM D, h A') : 'Choose a time'}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
