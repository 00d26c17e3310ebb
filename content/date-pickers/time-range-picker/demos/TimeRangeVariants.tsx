import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const lesson: DateRange<Dayjs> = [dayjs('2025-01-01T15:15'), dayjs('2025-01-01T16:00')];

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimeRangePicker label="Responsive" defaultValue={lesson} />
        <DesktopTimeRangePicker label="Desktop" defaultValue={lesson} />
        <MobileTimeRangePicker label="Mobile" defaultValue={lesson} />
      </Stack>
    </LocalizationProvider>
  );
}
