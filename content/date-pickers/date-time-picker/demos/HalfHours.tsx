import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Tasting slot"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        defaultValue={dayjs('2025-10-25T18:30')}
      />
    </LocalizationProvider>
  );
}
