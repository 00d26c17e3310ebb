import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { SingleInputTimeRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

type Props = Pick<
  SingleInputTimeRangeFieldProps,
  'label' | 'ampm' | 'format' | 'dateSeparator' | 'clearable' | 'disabled' | 'readOnly'
>;

export default function TimeRangeFieldPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Parking allowed"
        defaultValue={[dayjs('2025-01-01T09:00'), dayjs('2025-01-01T18:30')]}
        sx={{ width: '100%', maxWidth: 300 }}
        {...props}
      />
    </LocalizationProvider>
  );
}
