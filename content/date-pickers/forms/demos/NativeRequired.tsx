import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const season = { start: dayjs('2025-05-01'), end: dayjs('2025-09-30') };

export default function NativeRequired() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const [sent, setSent] = React.useState('');
  // preview-start
  const problem =
    value === null ? 'Enter a complete date.' : error && 'May to September 2025 only.';

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (value === null || problem) {
      event.currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    } else {
      setSent(`pitch=${value.format('YYYY-MM-DD')}`);
    }
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} sx={{ width: 300 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DatePicker
          label="First night at the campsite"
          minDate={season.start}
          maxDate={season.end}
          value={value}
          onChange={setValue}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              error: (submitted && Boolean(problem)) || undefined,
              helperText: submitted && problem ? problem : 'May to September',
            },
          }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography variant="body2" role="status">
          {sent || 'Nothing sent yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
