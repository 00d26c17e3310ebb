import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const ferry: DateRange<Dayjs> = [dayjs('2025-06-14T08:15'), dayjs('2025-06-15T06:40')];

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Responsive"
          defaultValue={ferry}
        />
        <DesktopDateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Desktop"
          defaultValue={ferry}
        />
        <MobileDateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Mobile"
          defaultValue={ferry}
        />
      </Stack>
    </LocalizationProvider>
  );
}
