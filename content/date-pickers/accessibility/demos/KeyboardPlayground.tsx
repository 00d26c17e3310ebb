import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { FocusReadout } from './focusReadout';

const ferry = dayjs('2025-06-12T07:30');

const parts = {
  Field: <DateTimeField label="Ferry" defaultValue={ferry} />,
  Calendar: <DateCalendar views={['year', 'month', 'day']} defaultValue={ferry} />,
  Clock: <TimeClock showViewSwitcher defaultValue={ferry} />,
  Columns: <MultiSectionDigitalClock defaultValue={ferry} />,
  List: <DigitalClock defaultValue={ferry} />,
  Picker: <DesktopDatePicker label="Ferry" defaultValue={ferry} />,
};

export default function KeyboardPlayground() {
  const [part, setPart] = React.useState<keyof typeof parts>('Field');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FocusReadout>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Component"
          value={part}
          onChange={(_event, next: keyof typeof parts | null) => next && setPart(next)}
          sx={{ '& .MuiToggleButton-root': { px: 0.75, textTransform: 'none' } }}
        >
          {Object.keys(parts).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ minHeight: 340 }}>{parts[part]}</Box>
      </FocusReadout>
    </LocalizationProvider>
  );
}
