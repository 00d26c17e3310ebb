import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const policy: DateRange<Dayjs> = [dayjs('2025-06-01'), dayjs('2026-05-31')];

export default function RangeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 340 }}>
        <SingleInputDateRangeField label="ISO" format="YYYY-MM-DD" defaultValue={policy} />
        <SingleInputDateRangeField
          label="Day first"
          format="DD.MM.YYYY"
          dateSeparator="to"
          defaultValue={policy}
        />
        <SingleInputDateRangeField label="Months" format="MM/YYYY" defaultValue={policy} />
      </Stack>
    </LocalizationProvider>
  );
}
