import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isValid } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const inDenver = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Denver',
});
// preview-end

export default function InstantDateFns() {
  const [value, setValue] = React.useState<Date | null>(new Date('2025-11-03T16:00:00Z'));
  const start = value && isValid(value) ? value : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={1.5} sx={{ width: 300 }}>
        {/* preview-start */}
        <DateTimePicker label="Lift opens, in your time" value={value} onChange={setValue} />
        <Typography variant="body2">Sent: {start?.toISOString() ?? 'nothing'}</Typography>
        <Typography variant="body2">In Denver: {start ? inDenver.format(start) : ''}</Typography>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
