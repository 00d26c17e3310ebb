import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const start = dayjs('2025-09-08');

export default function ResponsivePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="By pointer" defaultValue={start} />
        <DatePicker
          label="By window width"
          desktopModeMediaQuery="@media (min-width: 900px)"
          defaultValue={start}
        />
        <DesktopDatePicker label="Always desktop" defaultValue={start} />
        <MobileDatePicker label="Always mobile" defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
