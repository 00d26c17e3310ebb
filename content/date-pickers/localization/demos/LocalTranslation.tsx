import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function LocalTranslation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Return of the rental boat"
        localeText={{
          toolbarTitle: 'When will you be back?',
          cancelButtonLabel: 'Keep the old time',
          okButtonLabel: 'Confirm',
        }}
        defaultValue={dayjs('2025-05-17T18:00')}
      />
    </LocalizationProvider>
  );
}
