import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeFieldProps } from '@mui/x-date-pickers/TimeField';

type Props = Pick<
  TimeFieldProps,
  'label' | 'ampm' | 'format' | 'minutesStep' | 'clearable' | 'disabled' | 'readOnly'
>;

export default function TimeFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="High tide" defaultValue={dayjs('2025-05-20T16:45')} {...props} />
    </LocalizationProvider>
  );
}
