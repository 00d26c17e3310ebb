import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const crane: DateRange<Dayjs> = [dayjs('2025-10-28T07:00'), dayjs('2025-11-06T16:00')];

export default function DateTimeRangeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="One month"
          calendars={1}
          defaultValue={crane}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Two months"
          calendars={2}
          defaultValue={crane}
        />
      </Stack>
    </LocalizationProvider>
  );
}
