import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const lease: DateRange<Dayjs> = [dayjs('2024-10-01'), dayjs('2026-09-30')];

export default function RangeFieldForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField disabled label="Disabled" defaultValue={lease} />
        <SingleInputDateRangeField readOnly label="Read-only" defaultValue={lease} />
        {/* preview-start */}
        <MultiInputDateRangeField
          defaultValue={lease}
          slotProps={{
            textField: ({ position }) => ({
              id: `lease-${position}`,
              label: position === 'start' ? 'Signed on' : 'Ends on',
              required: position === 'start',
            }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
