import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const launch = dayjs.utc('2025-06-11T18:00');

export default function ZonedCalendar() {
  const [zone, setZone] = React.useState('Pacific/Auckland');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Time zone"
          value={zone}
          onChange={(_, next: string | null) => next && setZone(next)}
        >
          <ToggleButton value="UTC">UTC</ToggleButton>
          <ToggleButton value="Pacific/Auckland">Auckland</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateCalendar timezone={zone} defaultValue={launch} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
