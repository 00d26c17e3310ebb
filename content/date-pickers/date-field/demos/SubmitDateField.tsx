import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SubmitDateField() {
  const [message, setMessage] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('issued'));
    const isComplete = /^\d{4}-\d{2}-\d{2}$/.test(text);
    setMessage(isComplete ? `Sent issued=${text}` : `Not a date: ${text}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DateField required name="issued" label="Permit issued" format="YYYY-MM-DD" />
        <Button type="submit" variant="contained">
          Register
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
