import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePickerToolbar } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import type { Dayjs } from 'dayjs';

const fullDays = ['2025-03-12', '2025-03-14', '2025-03-20'];

// preview-start
function ShelfToolbar({ className, ...toolbarProps }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const isFull = value !== null && fullDays.includes(value.format('YYYY-MM-DD'));

  return (
    <Box className={className} sx={{ display: 'flex', alignItems: 'end' }}>
      <DatePickerToolbar {...toolbarProps} />
      <Chip
        size="small"
        sx={{ mb: 2, marginInlineStart: 'auto', marginInlineEnd: 2 }}
        variant={isFull ? 'filled' : 'outlined'}
        label={isFull ? 'Kiln full' : 'Shelf free'}
      />
    </Box>
  );
}
// preview-end

export default function ToolbarWithShelf() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDatePicker defaultValue={dayjs('2025-03-14')} slots={{ toolbar: ShelfToolbar }} />
      </Box>
    </LocalizationProvider>
  );
}
