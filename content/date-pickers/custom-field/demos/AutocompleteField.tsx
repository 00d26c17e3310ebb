import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';

const courseDays = ['2025-04-05', '2025-05-10', '2025-06-14', '2025-09-06'].map((day) =>
  dayjs(day),
);

// preview-start
function CourseField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, fieldFormat, label, rootRef, triggerRef, setValue, setOpen } =
    usePickerContext<Dayjs | null>();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Autocomplete
      id={props.id}
      ref={rootRef}
      options={courseDays}
      value={value}
      onChange={(_event, day) => setValue(day)}
      getOptionLabel={(day) => day.format(fieldFormat)}
      getOptionKey={(day) => day.valueOf()}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      renderInput={({ InputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          error={hasValidationError}
          slotProps={{
            input: {
              ...InputProps,
              startAdornment: (
                <IconButton
                  ref={triggerRef}
                  size="small"
                  aria-label="Choose a course day in the calendar"
                  onClick={() => setOpen((open) => !open)}
                >
                  <CalendarIcon />
                </IconButton>
              ),
            },
          }}
        />
      )}
    />
  );
}
// preview-end

function isOtherDay(day: Dayjs) {
  return !courseDays.some((course) => course.isSame(day, 'day'));
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Beekeeping course"
        format="ddd, D MMMM"
        defaultValue={courseDays[1]}
        shouldDisableDate={isOtherDay}
        slots={{ field: CourseField }}
      />
    </LocalizationProvider>
  );
}
