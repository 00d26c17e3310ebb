import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const dive: DateRange<Dayjs> = [dayjs('2025-08-09T09:05:30'), dayjs('2025-08-09T09:47:10')];

export default function DateTimeRangeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 460 }}>
        <SingleInputDateTimeRangeField ampm={false} label="24 hours" defaultValue={dive} />
        <SingleInputDateTimeRangeField
          label="Without the year"
          format="MM/DD HH:mm"
          defaultValue={dive}
        />
        <SingleInputDateTimeRangeField
          label="With seconds"
          format="DD HH:mm:ss"
          dateSeparator="to"
          defaultValue={dive}
        />
      </Stack>
    </LocalizationProvider>
  );
}
