import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

// preview-start
function BloomField(props: SingleInputDateRangeFieldProps) {
  return <SingleInputDateRangeField {...props} size="small" fullWidth />;
}

BloomField.fieldType = 'single-input';

function BloomPicker(props: DateRangePickerProps) {
  return <DateRangePicker {...props} slots={{ field: BloomField, ...props.slots }} />;
}
// preview-end

export default function ReusedOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <BloomPicker label="Acacia" defaultValue={[dayjs('2025-05-06'), dayjs('2025-05-28')]} />
        <BloomPicker label="Linden" defaultValue={[dayjs('2025-06-14'), dayjs('2025-07-02')]} />
      </Stack>
    </LocalizationProvider>
  );
}
