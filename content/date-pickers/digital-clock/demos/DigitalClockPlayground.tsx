import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import type { DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Props = Pick<DigitalClockProps, 'ampm' | 'timeStep' | 'minutesStep' | 'disabled' | 'readOnly'>;

export default function DigitalClockPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2025-08-15T08:30')} sx={{ width: 160 }} {...props} />
    </LocalizationProvider>
  );
}
