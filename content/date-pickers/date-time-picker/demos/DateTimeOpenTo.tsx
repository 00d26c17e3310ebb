import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="Born" openTo="year" defaultValue={dayjs('1979-11-30T04:25')} />
        <DateTimePicker
          label="Snooze until"
          openTo="hours"
          defaultValue={dayjs('2025-10-02T07:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
