import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

/** Minutes from start to end, where an end before the start is on the next day. */
function countMinutes(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return null;
  }
  const minutes = end.hour() * 60 + end.minute() - start.hour() * 60 - start.minute();
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

export default function OvernightHours() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-01-01T22:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-01-01T06:30'));
  const minutes = countMinutes(start, end);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 340 }}>
        {/* preview-start */}
        <Stack direction="row" spacing={2}>
          <TimeField label="Quiet from" value={start} onChange={setStart} />
          <TimeField label="Quiet until" value={end} onChange={setEnd} />
        </Stack>
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {minutes === null ? 'Type both times.' : `${minutes / 60} hours of quiet`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
