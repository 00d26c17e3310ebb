import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opensOn = [3, 5, 6];

function isClosed(day: Dayjs) {
  return !opensOn.includes(day.day());
}

export default function DomeBooking() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2025-10-24T21:00'));
  const [booked, setBooked] = React.useState(false);

  const change = (next: Dayjs | null) => {
    setNight(next);
    setBooked(false);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined" sx={{ maxWidth: 620, mx: 'auto' }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          divider={<Divider flexItem orientation="vertical" />}
        >
          <DateCalendar
            views={['day']}
            minDate={dayjs('2025-10-01')}
            maxDate={dayjs('2025-12-31')}
            shouldDisableDate={isClosed}
            value={night}
            onChange={change}
          />
          <Stack spacing={2} sx={{ p: 3, flex: 1, justifyContent: 'space-between' }}>
            <div>
              <Typography variant="overline">Northern dome</Typography>
              <Typography variant="h5" component="p">
                {night?.isValid() ? night.format('dddd, MMMM D') : 'Choose a night'}
              </Typography>
            </div>
            <TimePicker
              label="Start"
              minTime={dayjs('2025-10-24T20:00')}
              maxTime={dayjs('2025-10-24T23:30')}
              timeSteps={{ minutes: 30 }}
              minutesStep={30}
              skipDisabled
              value={night}
              onChange={change}
            />
            <Button variant="contained" disabled={booked} onClick={() => setBooked(true)}>
              {booked ? 'Booked' : 'Book the telescope'}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </LocalizationProvider>
  );
}
