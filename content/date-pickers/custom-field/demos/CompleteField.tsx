import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// preview-start
function JournalField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const adapter = usePickerAdapter();
  const {
    value,
    timezone,
    fieldFormat,
    label,
    name,
    disabled,
    readOnly,
    rootRef,
    rootClassName,
    rootSx,
    triggerRef,
    triggerStatus,
    setValue,
    setOpen,
  } = usePickerContext();
  const placeholder = useParsedFormat();
  const { validationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const shown = adapter.isValid(value) ? adapter.formatByString(value, fieldFormat) : '';
  const [draft, setDraft] = React.useState({ text: shown, shown });
  const text = draft.shown === shown ? draft.text : shown;

  const commit = () => {
    const isInvalid = value !== null && !adapter.isValid(value);
    if (text !== shown || isInvalid) {
      const day = text === '' ? null : adapter.parse(text, fieldFormat);
      setDraft({ text, shown: adapter.isValid(day) ? text : '' });
      setValue(day, { shouldClose: false });
    }
  };
  // preview-end

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      label={label}
      name={name}
      disabled={disabled}
      placeholder={placeholder}
      error={validationError !== null}
      helperText={validationError === null ? ' ' : `Error: ${validationError}`}
      value={text}
      onChange={(event) => setDraft({ text: event.target.value, shown })}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: readOnly,
          endAdornment: triggerStatus !== 'hidden' && (
            <IconButton
              edge="end"
              aria-label="Choose date"
              disabled={triggerStatus === 'disabled'}
              onClick={() => setOpen((open) => !open)}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function CompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Journal entry"
        name="entry"
        defaultValue={dayjs('2025-05-02')}
        minDate={dayjs('2025-05-01')}
        referenceDate={dayjs('2025-05-02')}
        slots={{ field: JournalField }}
      />
    </LocalizationProvider>
  );
}
