import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { ReadOnlyTextField } from './readOnlyTextField';

// preview-start
function ResponsiveField(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();

  return variant === 'mobile' ? <ReadOnlyTextField {...props} /> : <DateField {...props} />;
}

const slots = { field: ResponsiveField };
// preview-end

export default function ReadOnlyOnMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DesktopDatePicker label="Mouse" defaultValue={dayjs('2025-07-24')} slots={slots} />
        <MobileDatePicker label="Touch" defaultValue={dayjs('2025-07-24')} slots={slots} />
      </Stack>
    </LocalizationProvider>
  );
}
