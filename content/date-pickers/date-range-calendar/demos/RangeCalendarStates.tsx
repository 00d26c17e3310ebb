import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const refit: DateRange<Dayjs> = [dayjs('2025-02-10'), dayjs('2025-02-21')];

export default function RangeCalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateRangeCalendar disabled calendars={1} defaultValue={refit} />
        <DateRangeCalendar readOnly calendars={1} defaultValue={refit} />
      </Stack>
    </LocalizationProvider>
  );
}
