import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isValid } from 'date-fns-jalali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const persian = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function PersianDatesJalali() {
  const [value, setValue] = React.useState<Date | null>(new Date('2025-03-21T09:30'));

  return (
    <Stack spacing={1.5} sx={{ width: 300 }}>
      <div lang="fa">
        {/* preview-start */}
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={persian}>
          <DateTimePicker label="جشن نوروز" value={value} onChange={setValue} />
        </LocalizationProvider>
        {/* preview-end */}
      </div>
      <Typography variant="body2" role="status">
        Gregorian: {value && isValid(value) ? value.toDateString() : 'no complete date'}
      </Typography>
    </Stack>
  );
}
