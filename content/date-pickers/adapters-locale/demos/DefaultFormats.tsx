import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2025-04-07');
// preview-start
const dateFormats = { keyboardDate: 'YYYY-MM-DD', monthShort: 'MMMM' };
// preview-end

export default function DefaultFormats() {
  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      {/* preview-end */}
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField label="Signed" defaultValue={signed} />
        <DatePicker label="Valid from" views={['year', 'month', 'day']} defaultValue={signed} />
      </Stack>
    </LocalizationProvider>
  );
}
