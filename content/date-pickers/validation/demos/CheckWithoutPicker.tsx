import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const rules = {
  minDate: dayjs('2025-06-01'),
  maxDate: dayjs('2025-08-31'),
  disablePast: false,
  disableFuture: false,
};
const imported = [dayjs('2025-05-24'), dayjs('2025-07-19'), dayjs('2025-09-02')];

function ImportedDay({ day }: { day: Dayjs }) {
  // preview-start
  const { validationError } = useValidation({
    validator: validateDate,
    value: day,
    timezone: 'default',
    props: rules,
  });
  // preview-end

  return (
    <ListItem disableGutters>
      <ListItemText primary={day.format('MMMM D, YYYY')} secondary={validationError ?? 'valid'} />
    </ListItem>
  );
}

export default function CheckWithoutPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <List aria-label="Imported days">
        {imported.map((day) => (
          <ImportedDay key={day.valueOf()} day={day} />
        ))}
      </List>
    </LocalizationProvider>
  );
}
