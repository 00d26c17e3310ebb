import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid()
    ? `${end.diff(start, 'minute') / 60} hours`
    : 'Choose start and end.';
}

export default function ControlledWindow() {
  const [repair, setRepair] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-02-08T22:00'),
    dayjs('2025-02-09T04:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Road closure (uncontrolled)"
          defaultValue={[dayjs('2025-02-03T07:00'), dayjs('2025-02-14T18:00')]}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD HH:mm"
          label="Night work (controlled)"
          value={repair}
          onChange={setRepair}
          slotProps={{ textField: { helperText: describe(repair) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
