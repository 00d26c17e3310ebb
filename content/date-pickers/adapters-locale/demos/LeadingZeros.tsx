import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2025-04-07');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Padded" format="D.M.YYYY" defaultValue={signed} />
        <DateField
          label="As in the format"
          format="D.M.YYYY"
          shouldRespectLeadingZeros
          defaultValue={signed}
        />
        <DatePicker
          label="In a picker"
          format="D.M.YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          defaultValue={signed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
