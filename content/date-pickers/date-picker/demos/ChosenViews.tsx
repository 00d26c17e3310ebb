import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const built = dayjs('2004-05-16');

export default function ChosenViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Year" views={['year']} defaultValue={built} />
        <DatePicker label="Month and year" views={['year', 'month']} defaultValue={built} />
        <DatePicker
          label="Day, month and year"
          views={['year', 'month', 'day']}
          defaultValue={built}
        />
      </Stack>
    </LocalizationProvider>
  );
}
