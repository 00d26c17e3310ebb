import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveOnBlur() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('1974-11-02'));
  const [hasError, setHasError] = React.useState(false);
  const [saved, setSaved] = React.useState('1974-11-02');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        {/* preview-start */}
        <DateField
          label="Letter written on"
          value={value}
          onChange={(newValue, context) => {
            setValue(newValue);
            setHasError(context.validationError !== null);
          }}
          onBlur={() => {
            if (value && !hasError) {
              setSaved(value.format('YYYY-MM-DD'));
            }
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
