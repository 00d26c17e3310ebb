import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarDay() {
  // preview-start
  const [day, setDay] = React.useState<string | null>('1994-10-16');
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Date of birth"
          defaultValue={dayjs('1994-10-16')}
          onChange={(value, context) => {
            if (context.validationError === null) {
              setDay(value === null ? null : value.format('YYYY-MM-DD'));
            }
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Stored: {JSON.stringify(day)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
