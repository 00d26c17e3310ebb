import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledRange() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-07-21'),
    dayjs('2025-08-01'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker
          label="School break (uncontrolled)"
          defaultValue={[dayjs('2025-07-14'), dayjs('2025-08-22')]}
        />
        <DateRangePicker label="Leave (controlled)" value={leave} onChange={setLeave} />
      </Stack>
    </LocalizationProvider>
  );
}
