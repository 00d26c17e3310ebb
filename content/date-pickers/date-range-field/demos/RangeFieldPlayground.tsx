import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

type Props = Pick<
  SingleInputDateRangeFieldProps,
  'label' | 'format' | 'formatDensity' | 'dateSeparator' | 'clearable' | 'disabled' | 'readOnly'
>;

export default function RangeFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Term of the contract"
        defaultValue={[dayjs('2025-01-15'), dayjs('2027-01-14')]}
        sx={{ width: '100%', maxWidth: 340 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
