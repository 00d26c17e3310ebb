import { green } from '@mui/material/colors';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

export default function StyledDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-19')}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          [`& .${pickersDayClasses.root}`]: { borderRadius: 1, fontWeight: 500 },
          [`& .${pickersDayClasses.root}.${pickersDayClasses.selected}`]: {
            bgcolor: green[900],
            color: 'common.white',
            '&:hover, &:focus': { bgcolor: green[900] },
          },
        }}
      />
    </LocalizationProvider>
  );
}
