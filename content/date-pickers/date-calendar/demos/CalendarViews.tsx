import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const choices: Record<string, readonly DateView[]> = {
  Day: ['day'],
  'Year, day': ['year', 'day'],
  'Year, month, day': ['year', 'month', 'day'],
  Month: ['month'],
};

export default function CalendarViews() {
  const [choice, setChoice] = React.useState('Year, month, day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Views"
          value={choice}
          onChange={(_, next: string | null) => next && setChoice(next)}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {Object.keys(choices).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar key={choice} views={choices[choice]} defaultValue={dayjs('2025-08-05')} />
      </Stack>
    </LocalizationProvider>
  );
}
