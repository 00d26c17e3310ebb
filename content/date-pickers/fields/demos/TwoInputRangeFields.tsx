import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [dayjs('2025-04-17T09:00'), dayjs('2025-04-18T17:30')];

// preview-start
/** Fixed ids are the same on the server and in the browser. */
function fieldProps(id: string) {
  return {
    textField: ({ position }: { position?: 'start' | 'end' }) => ({
      id: `${id}-${position}`,
      label: position === 'start' ? 'From' : 'To',
    }),
    root: { direction: { xs: 'column', sm: 'row' } as const },
  };
}
// preview-end

export default function TwoInputRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        {/* preview-start */}
        <MultiInputDateRangeField slotProps={fieldProps('days')} defaultValue={shift} />
        {/* preview-end */}
        <MultiInputTimeRangeField slotProps={fieldProps('hours')} defaultValue={shift} />
        <MultiInputDateTimeRangeField slotProps={fieldProps('shift')} defaultValue={shift} />
      </Stack>
    </LocalizationProvider>
  );
}
