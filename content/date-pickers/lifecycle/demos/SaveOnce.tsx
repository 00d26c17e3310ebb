import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveOnce() {
  const [changes, setChanges] = React.useState(0);
  const [requests, setRequests] = React.useState<string[]>([]);
  // preview-start
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = (value: Dayjs | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setRequests((before) => [...before, value?.format('YYYY-MM-DD') ?? 'null'].slice(-4));
    }, 800);
  };
  // preview-end
  React.useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 300 }}>
        {/* preview-start */}
        <DatePicker
          label="Delivery of the piano"
          defaultValue={dayjs('2025-09-22')}
          onChange={() => setChanges((before) => before + 1)}
          onAccept={(value, context) => {
            clearTimeout(timer.current);
            if (context.validationError === null) {
              save(value);
            }
          }}
        />
        {/* preview-end */}
        <Typography variant="body2">Calls of onChange: {changes}</Typography>
        <Typography variant="body2" role="status">
          Requests: {requests.join(', ') || 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
