import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<
  DatePickerProps,
  | 'label'
  | 'format'
  | 'openTo'
  | 'disabled'
  | 'readOnly'
  | 'displayWeekNumber'
  | 'showDaysOutsideCurrentMonth'
>;

export default function DatePickerPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date of arrival" defaultValue={dayjs('2025-06-12')} {...props} />
    </LocalizationProvider>
  );
}
