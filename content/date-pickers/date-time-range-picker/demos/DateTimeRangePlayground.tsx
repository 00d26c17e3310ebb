import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangePickerProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

type Props = Pick<
  DateTimeRangePickerProps,
  'label' | 'format' | 'calendars' | 'minutesStep' | 'openTo' | 'disabled' | 'readOnly'
>;

export default function DateTimeRangePlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Van rental"
        ampm={false}
        format="MM/DD HH:mm"
        defaultValue={[dayjs('2025-05-09T14:00'), dayjs('2025-05-12T10:30')]}
        sx={{ width: '100%', maxWidth: 320 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
