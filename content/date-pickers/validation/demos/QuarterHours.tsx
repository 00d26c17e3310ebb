import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Lesson starts"
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        defaultValue={dayjs('2025-04-17T14:20')}
      />
    </LocalizationProvider>
  );
}
