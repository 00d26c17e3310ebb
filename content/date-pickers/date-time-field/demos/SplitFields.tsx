import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function SplitFields() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-07-11'));
  const [time, setTime] = React.useState<Dayjs | null>(null);

  // preview-start
  const moment =
    date?.isValid() && time?.isValid()
      ? date.hour(time.hour()).minute(time.minute()).second(0)
      : null;
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <DateField label="Collection day" value={date} onChange={setDate} />
        <TimeField label="Collection time" value={time} onChange={setTime} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {moment ? moment.format('dddd, MMMM D, h:mm A') : 'Enter a day and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
