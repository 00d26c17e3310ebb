import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function VisibleMonths() {
  const [months, setMonths] = React.useState<1 | 2 | 3>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={months}
          onChange={(_, next: 1 | 2 | 3 | null) => next && setMonths(next)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={months}
          defaultValue={[dayjs('2025-05-24'), dayjs('2025-07-05')]}
          sx={{ flexWrap: 'wrap' }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
