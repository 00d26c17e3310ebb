import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2025-03-21T10:20:35');

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <TimeClock views={['hours', 'minutes', 'seconds']} defaultValue={start} />
        <TimeClock views={['hours']} defaultValue={start} />
        <TimeClock views={['minutes', 'seconds']} openTo="seconds" defaultValue={start} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
