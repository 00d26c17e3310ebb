import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fullMoon = dayjs('2025-06-11');

export default function ControlledCalendar() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2025-06-03'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateCalendar value={night} onChange={setNight} />
        <Typography role="status">{night?.format('dddd, MMMM D, YYYY')}</Typography>
        <Button variant="outlined" onClick={() => setNight(fullMoon)}>
          Go to the full moon
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
