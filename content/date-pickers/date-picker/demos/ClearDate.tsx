import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearDate() {
  const [note, setNote] = React.useState('The reminder is set.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DatePicker
          label="Remind me on"
          defaultValue={dayjs('2025-12-01')}
          onChange={(value) => value && setNote('The reminder is set.')}
          slotProps={{
            field: { clearable: true, onClear: () => setNote('The reminder is gone.') },
          }}
        />
        <Typography variant="body2" role="status">
          {note}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
