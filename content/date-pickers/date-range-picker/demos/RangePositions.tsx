import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

export default function RangePositions() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
        {/* preview-start */}
        <DateRangePicker
          label="Scaffolding"
          defaultValue={[dayjs('2025-05-05'), dayjs('2025-05-23')]}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          rangePosition={position}
          onRangePositionChange={setPosition}
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
        <Button
          variant="outlined"
          onClick={() => {
            setPosition('end');
            setOpen(true);
          }}
        >
          Extend the rental
        </Button>
        <Typography variant="body2">The next click sets the {position}.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
