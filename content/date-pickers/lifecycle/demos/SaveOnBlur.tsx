import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveOnBlur() {
  const [saved, setSaved] = React.useState('2025-09-22');
  // preview-start
  const valid = React.useRef<Dayjs | null>(dayjs('2025-09-22'));
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 300 }}>
        {/* preview-start */}
        <DateField
          label="Last tuning"
          defaultValue={dayjs('2025-09-22')}
          onChange={(value, context) => {
            if (context.validationError === null) {
              valid.current = value;
            }
          }}
          onBlur={() => setSaved(valid.current?.format('YYYY-MM-DD') ?? 'no date')}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
