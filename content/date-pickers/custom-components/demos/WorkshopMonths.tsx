import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const workshops: Record<string, number> = { March: 2, May: 1, September: 3 };

interface WorkshopButtonProps extends Omit<React.ComponentProps<'button'>, 'color'> {
  ownerState: { isMonthSelected: boolean };
}

// preview-start
function WorkshopButton({ ownerState, ...other }: WorkshopButtonProps) {
  const month = other['aria-label'] ?? '';
  const count = workshops[month] ?? 0;

  return (
    <Badge badgeContent={count} color="secondary">
      <Button
        {...other}
        aria-label={count > 0 ? `${month}, workshops: ${count}` : month}
        size="small"
        variant={ownerState.isMonthSelected ? 'contained' : 'outlined'}
      />
    </Badge>
  );
}
// preview-end

export default function WorkshopMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-03-14')}
        slots={{ monthButton: WorkshopButton }}
      />
    </LocalizationProvider>
  );
}
