import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { TimeRangePickerProps } from '@mui/x-date-pickers-pro/TimeRangePicker';

type Props = Pick<
  TimeRangePickerProps,
  'label' | 'ampm' | 'minutesStep' | 'skipDisabled' | 'disabled' | 'readOnly'
>;

export default function TimeRangePlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Opening hours"
        minTime={dayjs('2025-01-01T07:00')}
        defaultValue={[dayjs('2025-01-01T09:00'), dayjs('2025-01-01T17:30')]}
        sx={{ width: '100%', maxWidth: 300 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
