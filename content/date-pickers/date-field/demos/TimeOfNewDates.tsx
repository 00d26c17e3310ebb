import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const describe = (value: Dayjs | null) =>
  value?.isValid() ? `Value: ${value.format('YYYY-MM-DD HH:mm')}` : 'Type a date';

export default function TimeOfNewDates() {
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const [deadline, setDeadline] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="Call opens"
          value={start}
          onChange={setStart}
          helperText={describe(start)}
        />
        {/* preview-start */}
        <DateField
          label="Call closes"
          referenceDate={dayjs('2025-01-01T23:59')}
          value={deadline}
          onChange={setDeadline}
          helperText={describe(deadline)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
