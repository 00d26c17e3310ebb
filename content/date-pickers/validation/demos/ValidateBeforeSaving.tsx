import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ValidateBeforeSaving() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-10'));
  const [valid, setValid] = React.useState(true);
  const [saved, setSaved] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Move-in day"
          minDate={dayjs('2025-06-01')}
          value={day}
          // preview-start
          onChange={(next, { validationError }) => {
            setDay(next);
            setValid(next !== null && validationError === null);
          }}
          // preview-end
          slotProps={{
            textField: { helperText: valid ? 'From June 1' : 'Enter a day from June 1 on.' },
          }}
        />
        <Button
          variant="contained"
          disabled={!valid}
          onClick={() => setSaved(day?.format('MMMM D, YYYY') ?? '')}
        >
          Save
        </Button>
        <Typography variant="body2" role="status">
          {saved ? `Saved: ${saved}` : 'Not saved yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
