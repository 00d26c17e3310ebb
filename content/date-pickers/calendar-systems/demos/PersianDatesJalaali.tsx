import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment from 'moment-jalaali';
import type { Moment } from 'moment-jalaali';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PersianDatesJalaali() {
  // preview-start
  const [value, setValue] = React.useState<Moment | null>(moment('2025-09-23'));
  // preview-end

  return (
    <Stack spacing={1.5} sx={{ width: 300 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
        <DatePicker label="First day of autumn" value={value} onChange={setValue} />
      </LocalizationProvider>
      {/* preview-end */}
      <Typography variant="body2" role="status">
        Gregorian: {value?.isValid() ? value.toDate().toDateString() : 'no complete date'}
      </Typography>
    </Stack>
  );
}
