import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const curtain = dayjs('2025-08-15T20:30');

export default function ClockHourCycle() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock defaultValue={curtain} sx={{ width: 140 }} />
        <DigitalClock ampm={false} defaultValue={curtain} sx={{ width: 140 }} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <DigitalClock defaultValue={curtain} sx={{ width: 140 }} />
      </LocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
