import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function CoolingBar({ className }: PickersActionBarProps) {
  const adapter = usePickerAdapter();
  const { value } = usePickerContext();
  const opening = adapter.isValid(value) ? adapter.addDays(value, 2) : null;

  return (
    <Box className={className} role="status" sx={{ p: 2, textAlign: 'center' }}>
      {opening ? `Kiln opens on ${adapter.format(opening, 'fullDate')}` : 'No firing planned'}
    </Box>
  );
}
// preview-end

export default function CoolingNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDatePicker defaultValue={dayjs('2025-03-14')} slots={{ actionBar: CoolingBar }} />
      </Box>
    </LocalizationProvider>
  );
}
