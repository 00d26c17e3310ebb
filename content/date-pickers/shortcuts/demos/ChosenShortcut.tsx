import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { Dayjs } from 'dayjs';
import { meteorShortcuts } from './meteors.data';

export default function ChosenShortcut() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2025-08-12'));
  const [shower, setShower] = React.useState<string | null>('Perseids');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          value={night}
          onChange={(newNight, context) => {
            setNight(newNight);
            setShower(context.shortcut?.label ?? null);
          }}
          slotProps={{ shortcuts: { items: meteorShortcuts }, actionBar: { actions: [] } }}
        />
        {/* preview-end */}
      </Box>
      <Typography role="status">Shower: {shower ?? 'none, chosen in the calendar'}</Typography>
    </LocalizationProvider>
  );
}
