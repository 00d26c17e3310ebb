import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const fair: DateRange<Dayjs> = [dayjs('2025-05-08T10:00'), dayjs('2025-05-11T18:00')];

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DateField label="Date" defaultValue={fair[0]} />
        <TimeField label="Time" defaultValue={fair[0]} />
        <DateTimeField label="Date and time" defaultValue={fair[0]} />
        <SingleInputDateRangeField label="Date range (Pro)" defaultValue={fair} />
        <SingleInputTimeRangeField label="Time range (Pro)" defaultValue={fair} />
        <SingleInputDateTimeRangeField
          label="Date and time range (Pro)"
          format="MMM D, HH:mm"
          defaultValue={fair}
        />
      </Stack>
    </LocalizationProvider>
  );
}
