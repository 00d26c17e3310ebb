import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useFormik } from 'formik';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Survey {
  flight: Dayjs | null;
}

const sunrise = dayjs('2025-08-20T06:12');

export default function FormikForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');
  // preview-start
  const form = useFormik<Survey>({
    initialValues: { flight: null },
    validate: ({ flight }) => {
      if (!flight?.isValid()) {
        return { flight: 'Enter a complete date and time.' };
      }
      return flight.isBefore(sunrise) ? { flight: 'Drones fly after sunrise.' } : {};
    },
    onSubmit: ({ flight }) => setSent(`flight=${flight?.format('YYYY-MM-DD HH:mm')}`),
  });
  const problem = form.touched.flight ? form.errors.flight : undefined;
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={form.handleSubmit}
        onReset={form.handleReset}
      >
        {/* preview-start */}
        <DateTimePicker
          name="flight"
          label="Survey flight"
          referenceDate={sunrise}
          value={form.values.flight}
          onChange={(value) => form.setFieldValue('flight', value)}
          slotProps={{
            textField: {
              onBlur: () => form.setFieldTouched('flight'),
              error: Boolean(problem) || undefined,
              helperText: problem ?? 'From August 20, 2025, 6:12 AM',
            },
          }}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained">
            Request
          </Button>
          <Button type="reset">Reset</Button>
        </Stack>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
