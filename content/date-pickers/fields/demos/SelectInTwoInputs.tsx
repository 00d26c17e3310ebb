import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function SelectInTwoInputs() {
  const start = React.useRef<FieldRef<Dayjs | null>>(null);
  const end = React.useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        <Stack direction="row" spacing={1}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => start.current?.focusField('month')}
          >
            First month
          </Button>
          <Button size="small" variant="outlined" onClick={() => end.current?.focusField('month')}>
            Last month
          </Button>
        </Stack>
        {/* preview-start */}
        <MultiInputDateRangeField
          unstableStartFieldRef={start}
          unstableEndFieldRef={end}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'To' }),
          }}
          defaultValue={[dayjs('2025-02-10'), dayjs('2025-06-27')]}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
