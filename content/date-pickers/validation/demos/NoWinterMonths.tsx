import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const february = dayjs('2025-02-20T10:00');

function isWinter(month: Dayjs) {
  return [11, 0, 1].includes(month.month());
}

export default function NoWinterMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Month"
          views={['year', 'month']}
          shouldDisableMonth={isWinter}
          defaultValue={february}
        />
        <DateTimePicker
          label="Date and time"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          shouldDisableMonth={isWinter}
          defaultValue={february}
        />
      </Stack>
    </LocalizationProvider>
  );
}
