import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotsOfAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2025-04-17')}
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{
          openPickerButton: { color: 'primary' },
          textField: { variant: 'filled', helperText: 'From the north terminal' },
          desktopPaper: { variant: 'outlined' },
        }}
      />
    </LocalizationProvider>
  );
}
