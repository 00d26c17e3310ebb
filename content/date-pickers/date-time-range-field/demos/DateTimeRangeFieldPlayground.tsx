import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { SingleInputDateTimeRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

type Props = Pick<
  SingleInputDateTimeRangeFieldProps,
  'label' | 'format' | 'formatDensity' | 'dateSeparator' | 'clearable' | 'disabled' | 'readOnly'
>;

export default function DateTimeRangeFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Microscope"
        format="MM/DD HH:mm"
        defaultValue={[dayjs('2025-01-20T08:30'), dayjs('2025-01-20T12:00')]}
        sx={{ width: '100%', maxWidth: 320 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
