import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// preview-start
const toValue = (time: string) => dayjs(`2025-01-01T${time}`);
const toText = (value: Dayjs | null) => (value?.isValid() ? value.format('HH:mm') : '');
// preview-end

export default function TimeAsText() {
  const [value, setValue] = React.useState<Dayjs | null>(() => toValue('06:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        {/* preview-start */}
        <TimeField label="Daily irrigation" value={value} onChange={setValue} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Stored: {JSON.stringify({ irrigation: toText(value) })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
