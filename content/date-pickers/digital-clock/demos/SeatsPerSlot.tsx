import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import type { DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const seats: Record<number, number> = { 17: 12, 18: 4, 19: 2, 20: 7 };

// preview-start
function SlotItem({ itemValue, formattedValue, ...other }: DigitalClockItemProps) {
  const free = seats[dayjs(itemValue).hour()] ?? 0;

  return (
    <MenuItem {...other} sx={{ justifyContent: 'space-between', gap: 2 }}>
      {formattedValue}
      <Typography component="span" variant="body2">
        {free} seats
      </Typography>
    </MenuItem>
  );
}
// preview-end

export default function SeatsPerSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DigitalClock
        timeStep={60}
        skipDisabled
        minTime={dayjs('2025-08-15T17:00')}
        maxTime={dayjs('2025-08-15T20:00')}
        defaultValue={dayjs('2025-08-15T18:00')}
        slots={{ digitalClockItem: SlotItem }}
        sx={{ width: 220 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
