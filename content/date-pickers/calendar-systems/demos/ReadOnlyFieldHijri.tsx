import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import moment from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// preview-start
function CalendarOnlyField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, fieldFormat, setOpen, triggerRef, rootRef } = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      ref={rootRef}
      label={label}
      placeholder={placeholder}
      value={value?.format(fieldFormat) ?? ''}
      error={hasValidationError}
      helperText={value ? `Gregorian: ${value.toDate().toDateString()}` : undefined}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <IconButton edge="end" aria-label="Open the calendar" onClick={() => setOpen(true)}>
              <CalendarMonthIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}
// preview-end

export default function ReadOnlyFieldHijri() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      {/* preview-start */}
      <DatePicker
        label="Start of the school year"
        minDate={moment('2020-01-01')}
        maxDate={moment('2030-12-31')}
        defaultValue={moment('2025-08-24')}
        slots={{ field: CalendarOnlyField }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
