import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DayAndSlot() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-08-13T14:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* preview-start */}
        <DateCalendar
          disableHighlightToday
          shouldDisableDate={isWeekend}
          value={visit}
          onChange={setVisit}
          sx={{ m: 0 }}
        />
        <DigitalClock
          skipDisabled
          timeStep={60}
          minTime={dayjs('2025-08-13T08:00')}
          maxTime={dayjs('2025-08-13T17:00')}
          value={visit}
          onChange={setVisit}
          sx={{ width: 140, maxHeight: 320 }}
        />
        {/* preview-end */}
      </Stack>
      <Typography variant="body2" role="status">
        Boiler inspection: {visit?.format('dddd, MMMM D, h:mm A')}
      </Typography>
    </LocalizationProvider>
  );
}
