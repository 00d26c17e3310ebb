import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fromServer = { warrantyUntil: '2027-12-31' };

export default function StringValues() {
  // preview-start
  const [value, setValue] = React.useState<Dayjs | null>(() => dayjs(fromServer.warrantyUntil));
  const toServer = { warrantyUntil: value?.isValid() ? value.format('YYYY-MM-DD') : null };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 300 }}>
        {/* preview-start */}
        <DatePicker label="Warranty until" value={value} onChange={setValue} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {JSON.stringify(toServer)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
