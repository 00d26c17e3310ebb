import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDate() {
  const [sowing, setSowing] = React.useState<Dayjs | null>(dayjs('2025-04-05'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Ordered (uncontrolled)" defaultValue={dayjs('2025-03-20')} />
        <DatePicker label="Sown (controlled)" value={sowing} onChange={setSowing} />
      </Stack>
    </LocalizationProvider>
  );
}
