import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// preview-start
function ReadOnlyField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, fieldFormat, open, setOpen, triggerRef, name } =
    usePickerContext<Dayjs | null>();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const toggle = () => setOpen(!open);

  return (
    <TextField
      {...forwardedProps}
      ref={triggerRef}
      name={name}
      label={label}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      placeholder="Choose a day"
      error={hasValidationError}
      focused={open ? true : undefined}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          toggle();
        }
      }}
      slotProps={{
        htmlInput: { role: 'combobox', 'aria-haspopup': 'dialog', 'aria-expanded': open },
        inputLabel: { shrink: true },
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <CalendarIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
// preview-end

export default function CalendarOnlyInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Guided tour"
        referenceDate={dayjs('2025-05-03')}
        shouldDisableDate={(day) => day.day() !== 6}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
