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

const slotProps = {
  textField: ({ position }: { position?: 'start' | 'end' }) => ({
    label: position === 'start' ? 'From' : 'To',
  }),
  root: { direction: { xs: 'column', sm: 'row' } as const },
};

export default function TwoInputRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        <MultiInputDateRangeField slotProps={slotProps} defaultValue={shift} />
        <MultiInputTimeRangeField slotProps={slotProps} defaultValue={shift} />
        <MultiInputDateTimeRangeField slotProps={slotProps} defaultValue={shift} />
      </Stack>
    </LocalizationProvider>
  );
}
