import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function SelectInOneInput() {
  const field = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  // preview-start
  const selectYear = (position: 'start' | 'end') => {
    const index = field.current
      ?.getSections()
      .findIndex((section) => section.type === 'year' && section.dateName === position);
    field.current?.focusField(index);
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <Stack direction="row" spacing={1}>
          <Button size="small" variant="outlined" onClick={() => selectYear('start')}>
            First year
          </Button>
          <Button size="small" variant="outlined" onClick={() => selectYear('end')}>
            Last year
          </Button>
        </Stack>
        <SingleInputDateRangeField
          label="In office"
          unstableFieldRef={field}
          defaultValue={[dayjs('2019-05-06'), dayjs('2023-04-30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
