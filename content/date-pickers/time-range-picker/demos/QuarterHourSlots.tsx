import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const court: DateRange<Dayjs> = [dayjs('2025-01-01T17:00'), dayjs('2025-01-01T18:30')];

export default function QuarterHourSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimeRangePicker label="Quarters" timeSteps={{ minutes: 15 }} defaultValue={court} />
        <TimeRangePicker
          label="One list of half hours"
          minutesStep={30}
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={court}
        />
      </Stack>
    </LocalizationProvider>
  );
}
