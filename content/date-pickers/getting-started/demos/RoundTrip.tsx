import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RoundTrip() {
  const [out, setOut] = React.useState<Dayjs | null>(dayjs('2025-07-16'));
  const [back, setBack] = React.useState<Dayjs | null>(dayjs('2025-07-24'));
  const nights = out?.isValid() && back?.isValid() ? back.diff(out, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Out" value={out} onChange={setOut} />
        <DatePicker
          label="Back"
          value={back}
          onChange={setBack}
          minDate={out ?? undefined}
          slotProps={{ textField: { helperText: 'On or after the day out' } }}
        />
        <Typography role="status">
          {nights === null ? 'Choose both days.' : `Nights away: ${nights}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
