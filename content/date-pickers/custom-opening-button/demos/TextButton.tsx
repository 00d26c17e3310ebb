import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
function CalendarButton(props: IconButtonProps) {
  return (
    <Button
      size="small"
      aria-label={props['aria-label']}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      Choose date
    </Button>
  );
}
// preview-end

export default function TextButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Cheese tasting"
        defaultValue={dayjs('2025-03-07')}
        slots={{ openPickerButton: CalendarButton }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
