import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const mark = dayjs('2025-04-17T14:05:30');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Hours" views={['hours']} defaultValue={mark} />
        <TimePicker
          label="Hours, minutes and seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={mark}
        />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          ampm={false}
          defaultValue={mark}
        />
      </Stack>
    </LocalizationProvider>
  );
}
