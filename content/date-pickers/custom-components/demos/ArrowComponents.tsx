import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

// preview-start
interface ArrowButtonProps extends ButtonProps {
  edge?: 'start' | 'end';
  ownerState?: object;
}

function ArrowButton({ edge: _edge, ownerState: _state, ...other }: ArrowButtonProps) {
  return <Button {...other} size="small" variant="outlined" sx={{ minWidth: 36, px: 0.5 }} />;
}

const slots = {
  previousIconButton: ArrowButton,
  nextIconButton: ArrowButton,
  leftArrowIcon: NorthIcon,
  rightArrowIcon: SouthIcon,
};
// preview-end

export default function ArrowComponents() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateCalendar defaultValue={dayjs('2025-03-14')} slots={slots} />
        <TimeClock
          showViewSwitcher
          defaultValue={dayjs('2025-03-14T08:30')}
          slots={slots}
          sx={{ pt: 5 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
