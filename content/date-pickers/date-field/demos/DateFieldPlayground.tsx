import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<
  DateFieldProps,
  | 'label'
  | 'format'
  | 'formatDensity'
  | 'shouldRespectLeadingZeros'
  | 'clearable'
  | 'disabled'
  | 'readOnly'
>;

export default function DateFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Bottled on" defaultValue={dayjs('2024-03-07')} {...props} />
    </LocalizationProvider>
  );
}
