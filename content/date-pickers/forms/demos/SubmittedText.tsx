import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function SubmittedText() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  // preview-start
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(JSON.stringify(Object.fromEntries(data), null, 2));
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <Stack component="form" spacing={2} sx={{ width: 300 }} onSubmit={handleSubmit}>
        <DatePicker name="localText" label="Default format" defaultValue={dayjs('2025-03-08')} />
        <DatePicker
          name="isoText"
          label="Format for a server"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2025-03-08')}
        />
        <TimeField
          name="time"
          label="Time"
          format="HH:mm"
          defaultValue={dayjs('2025-03-08T07:45')}
        />
        <DatePicker name="empty" label="Empty" referenceDate={dayjs('2025-03-08')} />
        <DatePicker disabled name="off" label="Disabled" defaultValue={dayjs('2025-03-08')} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Submit
        </Button>
        <Typography component="pre" variant="body2" role="status" sx={{ m: 0 }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
