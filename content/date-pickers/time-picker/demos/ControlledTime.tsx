import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ControlledTime() {
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2025-04-17T17:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimePicker label="First train (uncontrolled)" defaultValue={dayjs('2025-04-17T05:12')} />
        <TimePicker label="Last train (controlled)" value={last} onChange={setLast} />
      </Stack>
    </LocalizationProvider>
  );
}
