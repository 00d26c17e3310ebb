import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const oddYear = dayjs('2025-06-06T10:00');

function isOdd(year: Dayjs) {
  return year.year() % 2 === 1;
}

export default function EvenYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Biennale"
          openTo="year"
          shouldDisableYear={isOdd}
          defaultValue={oddYear}
        />
        <DateTimePicker
          label="Opening night"
          openTo="year"
          shouldDisableYear={isOdd}
          defaultValue={oddYear}
        />
      </Stack>
    </LocalizationProvider>
  );
}
