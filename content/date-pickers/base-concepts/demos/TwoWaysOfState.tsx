import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const solstice = dayjs('2025-06-21');

export default function TwoWaysOfState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2025-03-20')} />
        <DatePicker label="Controlled" value={value} onChange={setValue} />
        <Button variant="outlined" onClick={() => setValue(solstice)}>
          Go to the solstice
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
