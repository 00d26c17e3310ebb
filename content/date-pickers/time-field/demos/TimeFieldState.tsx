import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldState() {
  const [mixed, setMixed] = React.useState<Dayjs | null>(dayjs('2025-05-20T18:30'));
  const baked = mixed?.isValid() ? mixed.add(14, 'hour').format('h:mm A') : 'unknown';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <TimeField label="Starter fed" defaultValue={dayjs('2025-05-20T08:15')} />
        <TimeField label="Dough mixed" value={mixed} onChange={setMixed} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Into the oven: {baked}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
