import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function HiddenIsoValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-12-06'));
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new URLSearchParams([...new FormData(event.currentTarget)] as string[][])));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 320 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DateCalendar value={value} onChange={setValue} />
        <input type="hidden" name="market" value={value?.toISOString() ?? ''} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Rent a stall
        </Button>
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
