import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}

export default function FieldSteps() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [steps, setSteps] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 300, alignItems: 'flex-start' }}>
        {/* preview-start */}
        <DateField
          fullWidth
          label="Comet sighting"
          referenceDate={dayjs('2025-01-01')}
          value={value}
          onChange={(next) => {
            setValue(next);
            setSteps((before) => [...before, describe(next)].slice(-5));
          }}
        />
        {/* preview-end */}
        <Box role="log" sx={{ minHeight: 100 }}>
          <Typography component="ol" variant="body2" sx={{ m: 0 }}>
            {steps.length === 0 && <li>No call yet</li>}
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </Typography>
        </Box>
        <Button onClick={() => setSteps([])}>Clear the list</Button>
      </Stack>
    </LocalizationProvider>
  );
}
