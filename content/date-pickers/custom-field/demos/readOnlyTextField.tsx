import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';

/** Shows the value and opens the  Users cannot type. */
export function ReadOnlyTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const {
    value,
    timezone,
    fieldFormat,
    triggerStatus,
    label,
    name,
    disabled,
    rootRef,
    rootClassName,
    rootSx,
    triggerRef,
    setOpen,
  } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const openPicker = () => setOpen(triggerStatus === 'enabled');

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      label={label}
      name={name}
      disabled={disabled}
      error={hasValidationError}
      placeholder={placeholder}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      onClick={openPicker}
      onKeyDown={(event) => {
        if (['Enter', ' ', 'ArrowDown'].includes(event.key)) {
          event.preventDefault();
          openPicker();
        }
      }}
      slotProps={{
        input: { ref: triggerRef, readOnly: true, endAdornment: <CalendarIcon color="action" /> },
        htmlInput: { 'aria-haspopup': 'dialog' },
        inputLabel: { shrink: true },
      }}
    />
  );
}
