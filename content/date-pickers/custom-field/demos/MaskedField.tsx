import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';

// preview-start
/** Places the digits of a text on the letters of a format: 2404 becomes 24.04. */
function applyMask(text: string, format: string) {
  const digits = text.replaceAll(/\D/g, '').split('');
  let masked = '';
  for (const token of format) {
    if (digits.length > 0) {
      masked += /[A-Z]/.test(token) ? digits.shift() : token;
    }
  }
  return masked;
}

function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, fieldFormat, label, name, rootRef, triggerRef, setValue, setOpen } =
    usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const shown = value?.isValid() ? value.format(fieldFormat) : '';
  const [draft, setDraft] = React.useState({ text: shown, shown });

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = applyMask(event.target.value, fieldFormat);
    const isComplete = text.length === fieldFormat.length;
    const day = isComplete ? dayjs(text, fieldFormat, true) : null;
    setDraft({ text, shown: day?.isValid() ? text : '' });
    setValue(day, { shouldClose: false });
  };
  // preview-end

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      label={label}
      name={name}
      error={hasValidationError || (shown === '' && draft.text !== '')}
      placeholder={placeholder}
      value={draft.shown === shown ? draft.text : shown}
      onChange={handleChange}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          ref: triggerRef,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Choose date"
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

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Colony split"
        format="DD.MM.YYYY"
        defaultValue={dayjs('2025-04-24')}
        slots={{ field: MaskedDateField }}
      />
    </LocalizationProvider>
  );
}
