import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZonedTime() {
  const [kickoff, setKickoff] = React.useState<Dayjs | null>(dayjs.utc('2025-04-17T18:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Kickoff (Buenos Aires time)"
        timezone="America/Argentina/Buenos_Aires"
        value={kickoff}
        onChange={setKickoff}
        slotProps={{
          textField: {
            helperText: kickoff?.isValid() ? `${kickoff.format('HH:mm')} UTC` : 'No complete time',
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
