import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function KeyboardTour() {
  const [last, setLast] = React.useState('none yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 300 }}>
        <DateTimeField
          label="Focus me and press keys"
          format="MMMM D, YYYY h:mm A"
          defaultValue={dayjs('2025-10-24T21:00')}
          onKeyDown={(event) => setLast(event.key === ' ' ? 'Space' : event.key)}
        />
        <Typography variant="body2">Last key: {last}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
