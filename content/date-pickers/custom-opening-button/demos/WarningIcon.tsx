import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function AdornmentWithWarning({ children, ...other }: InputAdornmentProps) {
  const { value } = usePickerContext();
  const isValid = useIsValidValue();

  return (
    <InputAdornment {...other}>
      {!isValid(value) && <WarningAmberIcon color="error" titleAccess="Not a delivery day" />}
      {children}
    </InputAdornment>
  );
}
// preview-end

export default function WarningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Milk delivery"
        defaultValue={dayjs('2025-02-23')}
        maxDate={dayjs('2025-02-21')}
        slots={{ inputAdornment: AdornmentWithWarning }}
        slotProps={{ textField: { helperText: 'Until February 21' } }}
      />
    </LocalizationProvider>
  );
}
