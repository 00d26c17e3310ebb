import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { Dayjs } from 'dayjs';

const months = Array.from({ length: 12 }, (_, month) => month);
const years = [2023, 2024, 2025, 2026];

// preview-start
function SelectHeader({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const month: Dayjs = currentMonth;
  const select = { native: true };

  return (
    <Stack
      id={labelId}
      role="group"
      aria-label={month.format('MMMM YYYY')}
      direction="row"
      spacing={1}
      sx={{ p: 2 }}
    >
      <TextField
        select
        size="small"
        label="Month"
        slotProps={{ select }}
        value={month.month()}
        onChange={(event) => onMonthChange(month.month(Number(event.target.value)))}
      >
        {months.map((item) => (
          <option key={item} value={item}>
            {month.month(item).format('MMMM')}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="Year"
        slotProps={{ select }}
        value={month.year()}
        onChange={(event) => onMonthChange(month.year(Number(event.target.value)))}
      >
        {years.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </TextField>
    </Stack>
  );
}
// preview-end

export default function JumpHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-14')}
        minDate={dayjs('2023-01-01')}
        maxDate={dayjs('2026-12-31')}
        slots={{ calendarHeader: SelectHeader }}
      />
    </LocalizationProvider>
  );
}
