import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LastValidDate() {
  // preview-start
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-11-14'));
  const [lastValid, setLastValid] = React.useState<Dayjs | null>(value);
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Chart from"
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2025-12-31')}
          value={value}
          onChange={(next, context) => {
            setValue(next);
            if (context.validationError === null) {
              setLastValid(next);
            }
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {lastValid ? `The chart starts on ${lastValid.format('MMMM D, YYYY')}.` : 'No chart.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
