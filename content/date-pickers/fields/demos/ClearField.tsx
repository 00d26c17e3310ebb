import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearField() {
  const [until, setUntil] = React.useState<Dayjs | null>(dayjs('2025-11-30'));
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateField
          clearable
          label="Out of office until"
          value={until}
          onChange={setUntil}
          onClear={() => setClears((count) => count + 1)}
        />
        <Typography variant="body2" role="status">
          Cleared by the button: {clears}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
