import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MMMM D, YYYY') : 'an invalid date';
}

export default function AcceptedDate() {
  const [changed, setChanged] = React.useState('nothing yet');
  const [accepted, setAccepted] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 280 }}>
        <DatePicker
          label="First night"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('2025-08-30')}
          onChange={(value) => setChanged(describe(value))}
          onAccept={(value) => setAccepted(describe(value))}
        />
        <Typography variant="body2">onChange: {changed}</Typography>
        <Typography variant="body2">onAccept: {accepted}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
