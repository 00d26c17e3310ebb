import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { z } from 'zod';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const sample = z.object({
  taken: z.iso
    .date('Enter a complete date.')
    .refine((text) => text >= '2025-02-01', 'The study starts on February 1, 2025.'),
});
// preview-end

export default function ZodFormData() {
  const [problem, setProblem] = React.useState<string>();
  const [sent, setSent] = React.useState('Nothing sent yet.');

  // preview-start
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = sample.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setProblem(result.error?.issues[0]?.message);
    setSent(result.success ? JSON.stringify(result.data) : 'Not sent.');
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} sx={{ width: 300 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DatePicker
          name="taken"
          format="YYYY-MM-DD"
          label="Water sample taken"
          referenceDate={dayjs('2025-02-01')}
          onChange={() => setProblem(undefined)}
          slotProps={{
            textField: { error: Boolean(problem) || undefined, helperText: problem },
          }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Register
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
