import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Date of birth"
          openTo="year"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('1987-02-09')}
        />
        <DatePicker
          label="Next inspection"
          openTo="month"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2026-03-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
