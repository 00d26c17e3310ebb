import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const highTide = dayjs('2025-04-17T15:30');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Responsive" defaultValue={highTide} />
        <DesktopTimePicker label="Desktop" defaultValue={highTide} />
        <MobileTimePicker label="Mobile" defaultValue={highTide} />
      </Stack>
    </LocalizationProvider>
  );
}
