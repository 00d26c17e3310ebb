import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/it';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const dinner = dayjs('2025-03-21T20:45');

export default function ClockFaceHours() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeClock ampmInClock defaultValue={dinner} />
        <TimeClock ampm={false} defaultValue={dinner} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it">
        <TimeClock defaultValue={dinner} />
      </LocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
