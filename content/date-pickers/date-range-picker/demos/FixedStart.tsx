import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lentOn = dayjs('2025-03-03');

export default function FixedStart() {
  const [returnBy, setReturnBy] = React.useState<Dayjs | null>(dayjs('2025-03-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField disabled label="Lent on" value={lentOn} />
        <DatePicker label="Return by" minDate={lentOn} value={returnBy} onChange={setReturnBy} />
      </Stack>
    </LocalizationProvider>
  );
}
