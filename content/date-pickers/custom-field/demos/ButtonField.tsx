import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';

// preview-start
function DateButton(props: DatePickerFieldProps) {
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
  } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

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
          <span id={`${props.id}-label`}>{label}</span>:{' '}
          {value?.isValid() ? value.format(fieldFormat) : placeholder}
        </bdi>
      </Button>
    </div>
  );
}
// preview-end

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next visit"
        format="D MMMM"
        defaultValue={dayjs('2025-06-03')}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
