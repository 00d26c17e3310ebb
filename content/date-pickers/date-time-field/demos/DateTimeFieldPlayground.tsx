import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import type { DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<
  DateTimeFieldProps,
  'label' | 'ampm' | 'format' | 'formatDensity' | 'clearable' | 'disabled' | 'readOnly'
>;

export default function DateTimeFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Lightning recorded"
        defaultValue={dayjs('2025-07-08T17:52')}
        sx={{ width: 300 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
