import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

function describe(day: Dayjs | null) {
  if (day === null) {
    return 'null';
  }
  return day.isValid() ? day.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function ChangedRanges() {
  const [text, setText] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 340 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Warranty"
          clearable
          onChange={([start, end], { validationError }) => {
            const codes = validationError.map(String).join(', ');
            setText(`[${describe(start)}, ${describe(end)}] with the errors [${codes}]`);
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          onChange: {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
