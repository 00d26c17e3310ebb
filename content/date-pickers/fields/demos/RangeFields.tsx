import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [dayjs('2025-04-17T09:00'), dayjs('2025-04-18T17:30')];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <SingleInputDateRangeField label="Dates" defaultValue={shift} />
        <SingleInputTimeRangeField label="Times" defaultValue={shift} />
        <SingleInputDateTimeRangeField
          label="Dates and times"
          format="MMM D, HH:mm"
          defaultValue={shift}
        />
      </Stack>
    </LocalizationProvider>
  );
}
