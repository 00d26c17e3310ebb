import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const opening = dayjs('2025-08-15T10:00');
const closing = dayjs('2025-08-15T13:00');

export default function HiddenOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DigitalClock
          skipDisabled
          minTime={opening}
          maxTime={closing}
          defaultValue={opening}
          sx={{ width: 140 }}
        />
        <MultiSectionDigitalClock
          skipDisabled
          minTime={opening}
          maxTime={closing}
          defaultValue={opening}
          sx={{ width: 'auto' }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
