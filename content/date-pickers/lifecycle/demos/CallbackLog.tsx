import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}

export default function CallbackLog() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const add = (call: string) => setCalls((before) => [...before, call].slice(-8));
  // preview-start
  const callbacks = {
    onOpen: () => add('onOpen'),
    onChange: (value: Dayjs | null) => add(`onChange ${describe(value)}`),
    onAccept: (value: Dayjs | null) => add(`onAccept ${describe(value)}`),
    onClose: () => add('onClose'),
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Desktop"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2025-09-22')}
          {...callbacks}
        />
        <MobileDatePicker label="Mobile" defaultValue={dayjs('2025-09-22')} {...callbacks} />
        {/* preview-end */}
        <Box role="log" sx={{ minHeight: 180 }}>
          <Typography component="ol" variant="body2" sx={{ m: 0 }}>
            {calls.length === 0 && <li>No call yet</li>}
            {calls.map((call, index) => (
              <li key={index}>{call}</li>
            ))}
          </Typography>
        </Box>
        <Button onClick={() => setCalls([])}>Clear the list</Button>
      </Stack>
    </LocalizationProvider>
  );
}
