import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const rehearsal = dayjs('2025-08-15T18:00');

export default function ClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DigitalClock readOnly defaultValue={rehearsal} sx={{ width: 140 }} />
        <MultiSectionDigitalClock disabled defaultValue={rehearsal} sx={{ width: 'auto' }} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
