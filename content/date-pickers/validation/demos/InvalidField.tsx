import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function InvalidField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="After the last day"
          maxDate={dayjs('2025-06-30')}
          defaultValue={dayjs('2025-07-04')}
        />
        <TimeField
          label="Before the first hour"
          minTime={dayjs('2025-06-30T08:00')}
          defaultValue={dayjs('2025-06-30T06:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
