import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenFromCode() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, alignItems: 'flex-start' }}>
        <DatePicker
          label="Rehearsal"
          defaultValue={dayjs('2025-10-08')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Move the rehearsal
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
