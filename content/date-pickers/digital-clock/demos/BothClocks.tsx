import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const table = dayjs('2025-08-15T19:30');

export default function BothClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DigitalClock defaultValue={table} sx={{ width: 140 }} />
        <MultiSectionDigitalClock defaultValue={table} sx={{ width: 'auto' }} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
