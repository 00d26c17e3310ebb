import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeClockProps } from '@mui/x-date-pickers/TimeClock';

type Props = Pick<
  TimeClockProps,
  'ampm' | 'ampmInClock' | 'showViewSwitcher' | 'minutesStep' | 'disabled' | 'readOnly'
>;

export default function TimeClockPlayground(props: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={dayjs('2025-03-21T16:20')} {...props} />
    </LocalizationProvider>
  );
}
