import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PartsFromValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DatePicker
          label="Month of the report"
          views={['year', 'month']}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          Value: {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
