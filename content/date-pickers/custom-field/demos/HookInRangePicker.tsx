import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { SeasonField } from './seasonField';

// preview-start
function SeasonPickerField(props: DateRangePickerFieldProps) {
  const { rootRef, triggerRef, rootClassName } = usePickerContext();

  return (
    <div ref={rootRef} className={rootClassName}>
      <div ref={triggerRef}>
        <SeasonField {...props} />
      </div>
    </div>
  );
}

SeasonPickerField.fieldType = 'multi-input';
// preview-end

export default function HookInRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-04-10'), dayjs('2025-08-30')]}
        slots={{ field: SeasonPickerField }}
      />
    </LocalizationProvider>
  );
}
