import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SameTaskThreeWays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-08-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ width: '100%', gap: 3 }}>
        <Stack sx={{ gap: 3, minWidth: 240 }}>
          {/* preview-start */}
          <DateField label="Field" value={day} onChange={setDay} />
          <DatePicker label="Picker" value={day} onChange={setDay} />
          {/* preview-end */}
        </Stack>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="body2" color="text.secondary" align="center">
            Calendar
          </Typography>
          {/* preview-start */}
          <DateCalendar value={day} onChange={setDay} />
          {/* preview-end */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
