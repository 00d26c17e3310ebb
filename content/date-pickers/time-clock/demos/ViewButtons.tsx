import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function ViewButtons() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-21T16:20'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Part of the time"
          value={view}
          onChange={(_, newView: TimeView | null) => newView && setView(newView)}
        >
          <ToggleButton value="hours" aria-label="Hours">
            {value?.format('HH') ?? '--'}
          </ToggleButton>
          <ToggleButton value="minutes" aria-label="Minutes">
            {value?.format('mm') ?? '--'}
          </ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <TimeClock
          ampm={false}
          value={value}
          onChange={setValue}
          view={view}
          onViewChange={setView}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
