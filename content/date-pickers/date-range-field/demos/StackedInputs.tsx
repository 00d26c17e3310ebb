import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs from 'dayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function StackedInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        direction={{ xs: 'column', sm: 'row' }}
        alignItems={{ xs: 'stretch', sm: 'baseline' }}
        dateSeparator="until"
        defaultValue={[dayjs('2025-03-01'), dayjs('2025-08-31')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `sublet-${position}`,
            label: position === 'start' ? 'Moving in' : 'Moving out',
            helperText: position === 'start' ? 'From noon' : 'By 10 AM',
          }),
          separator: { sx: { color: 'text.secondary' } },
        }}
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
