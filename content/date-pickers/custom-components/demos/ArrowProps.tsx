import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

// preview-start
const slotProps = {
  previousIconButton: { size: 'small', color: 'primary' },
  nextIconButton: { size: 'small', color: 'primary' },
  leftArrowIcon: { fontSize: 'large' },
  rightArrowIcon: { fontSize: 'large' },
} as const;
// preview-end

export default function ArrowProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateCalendar defaultValue={dayjs('2025-03-14')} slotProps={slotProps} />
        <TimeClock
          showViewSwitcher
          defaultValue={dayjs('2025-03-14T08:30')}
          slotProps={slotProps}
          sx={{ pt: 5 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
