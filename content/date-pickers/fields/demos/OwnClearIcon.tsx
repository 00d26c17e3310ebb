import BackspaceIcon from '@mui/icons-material/Backspace';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OwnClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        clearable
        label="Out of office until"
        defaultValue={dayjs('2025-11-30')}
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearIcon: { fontSize: 'small' } }}
      />
    </LocalizationProvider>
  );
}
