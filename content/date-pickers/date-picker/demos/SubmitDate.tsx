import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SubmitDate() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('loanEnd')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DatePicker
          name="loanEnd"
          label="Return the book by"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2025-10-17')}
        />
        <Button type="submit" variant="contained">
          Extend the loan
        </Button>
        <Typography variant="body2" role="status">
          {sent ? `loanEnd=${sent}` : 'Nothing sent yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
