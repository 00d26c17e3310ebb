import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const lap: DateRange<Dayjs> = [dayjs('2025-01-01T13:42:05'), dayjs('2025-01-01T13:58:40')];

export default function TimeRangeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <SingleInputTimeRangeField ampm label="12 hours" defaultValue={lap} />
        <SingleInputTimeRangeField ampm={false} label="24 hours" defaultValue={lap} />
        <SingleInputTimeRangeField
          label="With seconds"
          format="HH:mm:ss"
          dateSeparator="to"
          defaultValue={lap}
        />
      </Stack>
    </LocalizationProvider>
  );
}
