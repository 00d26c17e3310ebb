import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'system', 'default', 'America/Bogota', 'Asia/Kathmandu'];

export default function ZoneChoice() {
  const [zone, setZone] = React.useState('Asia/Kathmandu');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-10-16T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <ToggleButtonGroup
          exclusive
          orientation="vertical"
          size="small"
          aria-label="Time zone"
          value={zone}
          onChange={(_, next: string | null) => next && setZone(next)}
        >
          {zones.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateTimePicker label="Eclipse" timezone={zone} value={value} onChange={setValue} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
