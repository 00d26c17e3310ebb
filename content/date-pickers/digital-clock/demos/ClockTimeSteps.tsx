import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const lesson = dayjs('2025-08-15T08:15');

export default function ClockTimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DigitalClock timeStep={45} defaultValue={lesson} sx={{ width: 140 }} />
        <MultiSectionDigitalClock
          timeSteps={{ hours: 2, minutes: 15 }}
          defaultValue={lesson}
          sx={{ width: 'auto' }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
