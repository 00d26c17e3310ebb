import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const tour: DateRange<Dayjs> = [dayjs('2025-02-21'), dayjs('2025-03-16')];

export default function RangeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="One month" calendars={1} defaultValue={tour} />
        <DateRangePicker label="Two months" calendars={2} defaultValue={tour} />
        <DateRangePicker label="Three months" calendars={3} defaultValue={tour} />
      </Stack>
    </LocalizationProvider>
  );
}
