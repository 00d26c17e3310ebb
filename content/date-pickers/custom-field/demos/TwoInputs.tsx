import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

/** Props that depend on the input: the start or the end of the range. */
const textField = ({ position }: FieldOwnerState & { position?: RangePosition }) =>
  position === 'start'
    ? { label: 'Bloom begins', helperText: 'First open flowers' }
    : { label: 'Bloom ends', helperText: 'Last nectar', color: 'secondary' as const };

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-06'), dayjs('2025-05-28')]}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{ textField }}
      />
    </LocalizationProvider>
  );
}
