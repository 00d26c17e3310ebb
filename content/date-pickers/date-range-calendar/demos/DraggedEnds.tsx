import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DraggedEnds() {
  const [isDraggable, setIsDraggable] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <FormControlLabel
          control={
            <Switch checked={isDraggable} onChange={(_, checked) => setIsDraggable(checked)} />
          }
          label="Drag both ends"
        />
        {/* preview-start */}
        <DateRangeCalendar
          calendars={1}
          disableDragEditing={!isDraggable}
          defaultValue={[dayjs('2025-06-07'), dayjs('2025-06-14')]}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
