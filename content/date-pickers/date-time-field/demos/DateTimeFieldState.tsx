import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dropOff = dayjs('2025-07-08T09:30');

export default function DateTimeFieldState() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs('2025-07-09T11:15'));
  const hours = pickup?.isValid() ? pickup.diff(dropOff, 'hour', true) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <DateTimeField readOnly label="Luggage stored" defaultValue={dropOff} />
        <DateTimeField label="Luggage collected" value={pickup} onChange={setPickup} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {hours === null ? 'No complete date and time.' : `${hours} hours in the locker`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
