import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  renderDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

const survey: DateRange<Dayjs> = [dayjs('2025-07-03T05:00'), dayjs('2025-07-03T09:30')];

export default function TimeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="One list"
          defaultValue={survey}
          viewRenderers={{ hours: renderDigitalClockTimeView }}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Clock face"
          defaultValue={survey}
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
