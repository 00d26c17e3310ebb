import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateTime() {
  const [landing, setLanding] = React.useState<Dayjs | null>(dayjs('2025-05-09T17:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateTimePicker label="Take-off (uncontrolled)" defaultValue={dayjs('2025-05-09T14:05')} />
        <DateTimePicker label="Landing (controlled)" value={landing} onChange={setLanding} />
      </Stack>
    </LocalizationProvider>
  );
}
