import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const format = 'YYYY-MM-DD[T]HH:mm';

export default function DateTimeFieldForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent([...new FormData(event.currentTarget)].map((pair) => pair.join('=')).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DateTimeField
          disabled
          label="Logged"
          name="logged"
          defaultValue={dayjs('2025-07-08T06:10')}
        />
        <DateTimeField
          required
          label="Repaired"
          name="repaired"
          format={format}
          defaultValue={dayjs('2025-07-08T14:25')}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Close the report
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
