import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = new Set(['09:00', '10:20', '10:40', '12:00']);

export default function BookedSlots() {
  const [slot, setSlot] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DigitalClock
        skipDisabled
        timeStep={20}
        minTime={dayjs('2025-08-15T09:00')}
        maxTime={dayjs('2025-08-15T12:40')}
        shouldDisableTime={(time) => booked.has(time.format('HH:mm'))}
        referenceDate={dayjs('2025-08-15T09:20')}
        value={slot}
        onChange={setSlot}
        sx={{ width: 160 }}
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {slot ? `Eye test on ${slot.format('MMMM D, h:mm A')}` : 'Choose a free slot.'}
      </Typography>
    </LocalizationProvider>
  );
}
