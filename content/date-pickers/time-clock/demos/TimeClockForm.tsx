import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sunset = dayjs('2025-03-21T18:25');

export default function TimeClockForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <TimeClock disabled defaultValue={sunset} />
        <TimeClock readOnly defaultValue={sunset} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
