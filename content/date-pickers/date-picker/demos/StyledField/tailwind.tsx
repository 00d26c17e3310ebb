import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StyledField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting"
        defaultValue={dayjs('2025-10-25')}
        slotProps={{
          textField: {
            className: 'w-70',
            InputLabelProps: { className: 'ms-2' },
            InputProps: {
              className: 'rounded-full bg-black/5 px-5 dark:bg-white/10',
              classes: { notchedOutline: 'border-2 px-4' },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
