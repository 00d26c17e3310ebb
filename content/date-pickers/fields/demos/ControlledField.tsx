import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledField() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1996-02-29'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateField label="Date of birth" value={born} onChange={setBorn} />
        <Typography variant="body2" role="status">
          {born?.isValid() ? `A ${born.format('dddd')}.` : 'No complete date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
