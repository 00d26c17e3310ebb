import * as React from 'react';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError, RangePosition } from '@mui/x-date-pickers-pro/models';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

const warning = (
  <InputAdornment position="end">
    <WarningAmberIcon color="error" titleAccess="Outside the season" />
  </InputAdornment>
);

export default function WarningIconRange() {
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  // preview-start
  const textField = ({ position }: FieldOwnerState & { position?: RangePosition }) => {
    const hasError = (position === 'start' ? startError : endError) !== null;
    return { InputProps: { endAdornment: hasError ? warning : null } };
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        defaultValue={[dayjs('2025-02-10'), dayjs('2025-03-04')]}
        maxDate={dayjs('2025-02-28')}
        format="MMM D"
        onError={setErrors}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{ textField }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
