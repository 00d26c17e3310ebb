import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2025-05-20T14:07:36');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={finish} />
        <TimeField label="Lowercase am and pm" format="hh:mm a" defaultValue={finish} />
        <TimeField label="With units" format="HH[h] mm[m]" defaultValue={finish} />
        <TimeField label="Hours only" format="hh A" defaultValue={finish} />
      </Stack>
    </LocalizationProvider>
  );
}
