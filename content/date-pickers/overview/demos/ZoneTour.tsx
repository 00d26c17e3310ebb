import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const observatories = [
  { name: 'Hawaii', zone: 'Pacific/Honolulu' },
  { name: 'Chile', zone: 'America/Santiago' },
  { name: 'La Palma', zone: 'Atlantic/Canary' },
];

export default function ZoneTour() {
  const [transit, setTransit] = React.useState<Dayjs | null>(dayjs.utc('2025-10-24T03:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
        {observatories.map(({ name, zone }) => (
          <DateTimePicker
            key={zone}
            label={name}
            timezone={zone}
            value={transit}
            onChange={setTransit}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
