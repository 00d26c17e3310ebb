import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldState() {
  const [booster, setBooster] = React.useState<Dayjs | null>(dayjs('2025-02-18'));
  const next = booster?.isValid() ? booster.add(10, 'year').format('MMMM YYYY') : 'unknown';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {/* preview-start */}
        <DateField label="First dose" defaultValue={dayjs('1998-05-04')} />
        <DateField label="Last booster" value={booster} onChange={setBooster} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Next booster: {next}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
