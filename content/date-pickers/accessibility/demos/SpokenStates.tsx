import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FocusReadout } from './focusReadout';

const inspection = dayjs('2025-09-03');

export default function SpokenStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FocusReadout>
        <Stack sx={{ width: 260, gap: 2 }}>
          <DesktopDatePicker label="Empty" referenceDate={inspection} />
          <DesktopDatePicker label="Filled" defaultValue={inspection} />
          <DesktopDatePicker
            label="Invalid"
            defaultValue={inspection}
            maxDate={dayjs('2025-08-31')}
            slotProps={{ textField: { helperText: 'Choose a day in August or earlier' } }}
          />
          <DesktopDatePicker
            label="Required"
            defaultValue={inspection}
            slotProps={{ textField: { required: true } }}
          />
          <DesktopDatePicker label="Read-only" defaultValue={inspection} readOnly />
          <DesktopDatePicker label="Disabled" defaultValue={inspection} disabled />
        </Stack>
      </FocusReadout>
    </LocalizationProvider>
  );
}
