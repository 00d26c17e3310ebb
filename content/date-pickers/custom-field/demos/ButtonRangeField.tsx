import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { useValidation } from '@mui/x-date-pickers/validation';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import type { Dayjs } from 'dayjs';

// preview-start
function RangeButton(props: DateRangePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const {
    value,
    timezone,
    fieldFormat,
    label,
    rootRef,
    rootClassName,
    triggerRef,
    triggerStatus,
    setOpen,
  } = usePickerContext<DateRange<Dayjs>>();
  const { hasValidationError } = useValidation({
    validator: validateDateRange,
    value,
    timezone,
    props: internalProps,
  });
  const [start, end] = value.map((day) => (day?.isValid() ? day.format(fieldFormat) : '…'));

  return (
    <div ref={rootRef} className={rootClassName}>
      <Button
        id={props.id}
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        disabled={triggerStatus === 'disabled'}
        aria-haspopup="dialog"
        onClick={() => setOpen((open) => !open)}
      >
        <bdi>
          <span id={`${props.id}-label`}>{label}</span>: {start} to {end}
        </bdi>
      </Button>
    </div>
  );
}

RangeButton.fieldType = 'single-input';
// preview-end

export default function ButtonRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Honey market"
        format="D MMM"
        defaultValue={[dayjs('2025-09-12'), dayjs('2025-09-14')]}
        slots={{ field: RangeButton }}
      />
    </LocalizationProvider>
  );
}
