import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { FocusReadout } from './focusReadout';

const voyage: DateRange<Dayjs> = [dayjs('2025-06-10'), dayjs('2025-06-18')];

const parts = {
  Field: <SingleInputDateRangeField label="Voyage" defaultValue={voyage} sx={{ width: 280 }} />,
  Calendar: <DateRangeCalendar calendars={1} defaultValue={voyage} />,
  Picker: (
    <DesktopDateRangePicker
      label="Voyage"
      calendars={1}
      defaultValue={voyage}
      sx={{ width: 300 }}
    />
  ),
};

export default function RangeKeyboard() {
  const [part, setPart] = React.useState<keyof typeof parts>('Field');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FocusReadout>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Range component"
          value={part}
          onChange={(_event, next: keyof typeof parts | null) => next && setPart(next)}
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
        >
          {Object.keys(parts).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ minHeight: 350 }}>{parts[part]}</Box>
      </FocusReadout>
    </LocalizationProvider>
  );
}
