import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function CustomLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Boat trip"
        localeText={{
          toolbarTitle: 'Choose a departure',
          cancelButtonLabel: 'Back',
          okButtonLabel: 'Book',
        }}
        defaultValue={dayjs('2025-04-17')}
      />
    </LocalizationProvider>
  );
}
