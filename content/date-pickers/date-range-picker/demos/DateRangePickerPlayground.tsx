import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

type Props = Pick<
  DateRangePickerProps,
  | 'label'
  | 'format'
  | 'calendars'
  | 'currentMonthCalendarPosition'
  | 'disableDragEditing'
  | 'displayWeekNumber'
  | 'readOnly'
>;

export default function DateRangePickerPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Nights in the hut"
        defaultValue={[dayjs('2025-09-12'), dayjs('2025-09-15')]}
        sx={{ width: '100%', maxWidth: 320 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
