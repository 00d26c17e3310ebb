import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2025-08-15T10:20:15');

export default function ClockColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <MultiSectionDigitalClock
          views={['hours', 'minutes', 'seconds']}
          defaultValue={start}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          views={['minutes', 'seconds']}
          defaultValue={start}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock views={['hours']} defaultValue={start} sx={{ width: 'auto' }} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
