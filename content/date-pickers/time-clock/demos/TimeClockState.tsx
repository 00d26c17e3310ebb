import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockState() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2025-03-21T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <TimeClock ampmInClock value={alarm} onChange={setAlarm} />
        <TimeClock ampmInClock defaultValue={dayjs('2025-03-21T22:15')} />
        {/* preview-end */}
      </Stack>
      <Typography variant="body2" role="status">
        Lights on at {alarm?.format('h:mm A')}, off at the time of the second clock.
      </Typography>
    </LocalizationProvider>
  );
}
