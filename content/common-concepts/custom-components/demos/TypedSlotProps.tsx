import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

interface ZoneHeaderProps extends PickersCalendarHeaderProps {
  zone?: string;
}

function ZoneHeader({ zone, ...headerProps }: ZoneHeaderProps) {
  return (
    <Stack>
      <Typography variant="overline" color="text.secondary" sx={{ px: 3, pt: 1 }}>
        {zone}
      </Typography>
      <PickersCalendarHeader {...headerProps} />
    </Stack>
  );
}

const headerProps: Partial<ZoneHeaderProps> = { zone: 'Northern villages' };

export default function TypedSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-18')}
        slots={{ calendarHeader: ZoneHeader }}
        slotProps={{ calendarHeader: headerProps }}
      />
    </LocalizationProvider>
  );
}
