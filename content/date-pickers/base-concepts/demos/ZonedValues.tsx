import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/New_York', 'Europe/Lisbon', 'Asia/Kolkata'];

export default function ZonedValues() {
  const [zone, setZone] = React.useState('America/New_York');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <DateTimePicker
          label="Webinar"
          timezone={zone}
          value={value}
          onChange={setValue}
          slotProps={{
            textField: {
              helperText: value?.isValid() ? `Value: ${value.toISOString()}` : 'No complete date',
            },
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
