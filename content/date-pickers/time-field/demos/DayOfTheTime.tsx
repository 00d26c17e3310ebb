import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const describe = (value: Dayjs | null) =>
  value?.isValid() ? value.format('MMM D, YYYY, HH:mm') : 'Type a time';

export default function DayOfTheTime() {
  const [moved, setMoved] = React.useState<Dayjs | null>(dayjs('2025-10-03T19:30'));
  const [added, setAdded] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimeField
          label="Premiere"
          value={moved}
          onChange={setMoved}
          helperText={`Value: ${describe(moved)}`}
        />
        {/* preview-start */}
        <TimeField
          label="Matinee"
          referenceDate={dayjs('2025-10-05')}
          value={added}
          onChange={setAdded}
          helperText={`Value: ${describe(added)}`}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
