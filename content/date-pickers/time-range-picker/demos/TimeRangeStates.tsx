import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const market: DateRange<Dayjs> = [dayjs('2025-01-01T08:00'), dayjs('2025-01-01T13:30')];

export default function TimeRangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimeRangePicker disabled label="Disabled" defaultValue={market} />
        <TimeRangePicker readOnly label="Read-only" defaultValue={market} />
        <TimeRangePicker
          label="Required"
          name="market"
          referenceDate={dayjs('2025-01-01T08:00')}
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
