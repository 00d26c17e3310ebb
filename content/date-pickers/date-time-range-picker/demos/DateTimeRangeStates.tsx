import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const outage: DateRange<Dayjs> = [dayjs('2025-03-30T01:00'), dayjs('2025-03-30T05:00')];

export default function DateTimeRangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          disabled
          label="Disabled"
          defaultValue={outage}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          readOnly
          label="Read-only"
          defaultValue={outage}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Required"
          name="outage"
          referenceDate={dayjs('2025-03-30T01:00')}
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
