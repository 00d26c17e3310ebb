import * as React from 'react';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const glazes: Record<string, string> = { 2019: 'Ash', 2022: 'Celadon', 2025: 'Cobalt' };

interface GlazeButtonProps extends Omit<React.ComponentProps<'button'>, 'color'> {
  ownerState: { isYearSelected: boolean };
}

// preview-start
function GlazeButton({ ownerState, children, ...other }: GlazeButtonProps) {
  const glaze = glazes[String(children)];

  return (
    <Button
      {...other}
      size="small"
      variant={ownerState.isYearSelected ? 'contained' : 'text'}
      sx={{ flexDirection: 'column', width: 80, height: 44, lineHeight: 1.2 }}
    >
      {children}
      {glaze && <small>{glaze}</small>}
    </Button>
  );
}
// preview-end

export default function GlazeYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        defaultValue={dayjs('2025-03-14')}
        minDate={dayjs('2018-01-01')}
        maxDate={dayjs('2026-12-31')}
        slots={{ yearButton: GlazeButton }}
      />
    </LocalizationProvider>
  );
}
