import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ReferenceForTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <TimeField
          label="Moonrise"
          referenceDate={dayjs('2025-08-09')}
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
