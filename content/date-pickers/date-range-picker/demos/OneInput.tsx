import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Exhibition"
        name="exhibition"
        format="YYYY-MM-DD"
        defaultValue={[dayjs('2025-11-07'), dayjs('2026-02-22')]}
        slotProps={{
          field: { dateSeparator: 'to', clearable: true },
          textField: { helperText: 'First and last day' },
        }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
