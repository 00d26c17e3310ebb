import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const halls = { 'America/Toronto': 'Toronto', 'Europe/Dublin': 'Dublin', 'Asia/Seoul': 'Seoul' };

export default function ZonedAppointment() {
  const [zone, setZone] = React.useState('Europe/Dublin');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.tz('2026-06-04T19:00', zone));

  // preview-start
  const handleZone = (next: string) => {
    setZone(next);
    setValue((before) => before && before.tz(next, true)); // true keeps 7 PM
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Concert hall"
          value={zone}
          onChange={(_, next: string | null) => next && handleZone(next)}
        >
          {Object.entries(halls).map(([name, city]) => (
            <ToggleButton key={name} value={name}>
              {city}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateTimePicker label="Doors open" timezone={zone} value={value} onChange={setValue} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? `${value.format('YYYY-MM-DD HH:mm')} in ${zone}` : 'nothing'}
          <br />
          Instant: {value?.isValid() ? value.toISOString() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
