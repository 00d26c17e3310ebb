import * as React from 'react';
import CakeIcon from '@mui/icons-material/Cake';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const season = dayjs('2025-09-01');

export default function DateFieldAdornments() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('2012-06-21'));
  const age = born?.isValid() ? `${season.diff(born, 'year')} years` : '';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Player born on"
        value={born}
        onChange={setBorn}
        InputProps={{
          startAdornment: (
            <InputAdornment position="start">
              <CakeIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: <InputAdornment position="end">{age}</InputAdornment>,
        }}
        helperText="Age on September 1, 2025"
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
