import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}

export default function RangeFieldSteps() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([null, null]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 320 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Exhibition"
          referenceDate={dayjs('2025-01-01')}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          [{describe(start)}, {describe(end)}]
        </Typography>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
