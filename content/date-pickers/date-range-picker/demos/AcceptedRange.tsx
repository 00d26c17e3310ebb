import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe(range: DateRange<Dayjs>) {
  return range.map((day) => (day?.isValid() ? day.format('MMM D') : 'null')).join(' – ');
}

export default function AcceptedRange() {
  const [changed, setChanged] = React.useState('nothing yet');
  const [accepted, setAccepted] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Festival days"
          referenceDate={dayjs('2025-05-01')}
          onChange={(range) => setChanged(describe(range))}
          onAccept={(range, { validationError: [start, end] }) => {
            if (!start && !end && range[0] && range[1]) {
              setAccepted(describe(range));
            }
          }}
        />
        {/* preview-end */}
        <Typography variant="body2">onChange: {changed}</Typography>
        <Typography variant="body2">onAccept: {accepted}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
