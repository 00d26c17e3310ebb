import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceForDateTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateTimePicker
          label="Check-in"
          referenceDate={dayjs('2025-08-01T15:00')}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          Value: {value?.isValid() ? value.format('YYYY-MM-DD HH:mm:ss') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
