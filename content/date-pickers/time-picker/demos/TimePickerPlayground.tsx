import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimePickerProps } from '@mui/x-date-pickers/TimePicker';

type Props = Pick<
  TimePickerProps,
  'label' | 'ampm' | 'minutesStep' | 'disabled' | 'readOnly' | 'skipDisabled'
>;

export default function TimePickerPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Doors open"
        minTime={dayjs('2025-06-12T09:00')}
        defaultValue={dayjs('2025-06-12T19:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
