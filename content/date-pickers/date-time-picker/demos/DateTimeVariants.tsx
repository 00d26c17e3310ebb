import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const premiere = dayjs('2025-09-27T19:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="Responsive" defaultValue={premiere} />
        <DesktopDateTimePicker label="Desktop" defaultValue={premiere} />
        <MobileDateTimePicker label="Mobile" defaultValue={premiere} />
      </Stack>
    </LocalizationProvider>
  );
}
