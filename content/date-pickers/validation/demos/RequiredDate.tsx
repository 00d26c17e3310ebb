import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RequiredDate() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [checked, setChecked] = React.useState(false);
  const missing = checked && day === null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Delivery day"
          referenceDate={dayjs('2025-05-01')}
          value={day}
          onChange={setDay}
          slotProps={{
            textField: {
              required: true,
              error: missing || undefined,
              helperText: missing ? 'Enter a delivery day.' : 'Required',
            },
          }}
        />
        <Button variant="contained" onClick={() => setChecked(true)}>
          Order
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
