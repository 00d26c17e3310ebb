import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';

const bloom: DateRange<Dayjs> = [dayjs('2025-06-14'), dayjs('2025-07-02')];

export default function SeparatorText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Linden bloom"
          defaultValue={bloom}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker
          defaultValue={bloom}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
