import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<
  DateTimePickerProps,
  'label' | 'ampm' | 'openTo' | 'minutesStep' | 'disabled' | 'readOnly' | 'displayWeekNumber'
>;

export default function DateTimePickerPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Departure" defaultValue={dayjs('2025-06-12T08:40')} {...props} />
    </LocalizationProvider>
  );
}
