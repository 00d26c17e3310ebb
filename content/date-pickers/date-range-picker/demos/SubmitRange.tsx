import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

// preview-start
type InputState = FieldOwnerState & { position?: RangePosition };
// preview-end

export default function SubmitRange() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${String(value)}`).join('&'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ maxWidth: 420 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DateRangePicker
          format="YYYY-MM-DD"
          defaultValue={[dayjs('2025-04-01'), dayjs('2025-06-30')]}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{
            textField: ({ position }: InputState) => ({
              name: position === 'start' ? 'from' : 'to',
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Create the report
        </Button>
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
