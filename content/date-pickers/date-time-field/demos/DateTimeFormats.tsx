import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quake = dayjs('2025-07-08T17:52:09');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={quake} />
        <DateTimeField label="With seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={quake} />
        <DateTimeField label="Time first" format="HH:mm, DD.MM.YYYY" defaultValue={quake} />
        <DateTimeField label="With words" format="ddd, MMM D [at] h:mm A" defaultValue={quake} />
        <DateTimeField label="Spacious" formatDensity="spacious" defaultValue={quake} />
      </Stack>
    </LocalizationProvider>
  );
}
