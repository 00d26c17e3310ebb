import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function RangeFieldState() {
  const [term, setTerm] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-01-15'),
    dayjs('2027-01-14'),
  ]);
  const [start, end] = term;
  const months = start?.isValid() && end?.isValid() ? end.add(1, 'day').diff(start, 'month') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 340 }}>
        <SingleInputDateRangeField
          label="Previous term (uncontrolled)"
          defaultValue={[dayjs('2023-01-15'), dayjs('2025-01-14')]}
        />
        <SingleInputDateRangeField
          label="Term (controlled)"
          value={term}
          onChange={(range) => setTerm(range)}
          helperText={months === null ? 'Type both dates.' : `${months} months`}
        />
      </Stack>
    </LocalizationProvider>
  );
}
