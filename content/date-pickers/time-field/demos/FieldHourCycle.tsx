import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const curfew = dayjs('2025-05-20T22:15');

export default function FieldHourCycle() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField label="English locale" defaultValue={curfew} />
        <TimeField label="English, 24 hours" ampm={false} defaultValue={curfew} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimeField label="German locale" defaultValue={curfew} />
        <TimeField label="German, 12 hours" ampm defaultValue={curfew} />
      </LocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
