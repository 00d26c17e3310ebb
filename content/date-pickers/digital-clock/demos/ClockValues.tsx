import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ClockValues() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-08-15T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        Boat leaves at {departure?.format('h:mm A') ?? 'no time'}.
      </Typography>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DigitalClock value={departure} onChange={setDeparture} sx={{ width: 140 }} />
        <MultiSectionDigitalClock
          value={departure}
          onChange={setDeparture}
          sx={{ width: 'auto' }}
        />
        {/* preview-end */}
        <DigitalClock defaultValue={dayjs('2025-08-15T09:30')} sx={{ width: 140 }} />
      </Stack>
    </LocalizationProvider>
  );
}
