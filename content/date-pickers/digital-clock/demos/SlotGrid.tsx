import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotGrid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        skipDisabled
        minTime={dayjs('2025-08-15T11:00')}
        maxTime={dayjs('2025-08-15T15:30')}
        defaultValue={dayjs('2025-08-15T12:30')}
        sx={{
          maxHeight: 'none',
          maxWidth: 360,
          [`& .${digitalClockClasses.list}`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
            gap: 1,
          },
          [`& .${digitalClockClasses.item}`]: {
            justifyContent: 'center',
            m: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}
