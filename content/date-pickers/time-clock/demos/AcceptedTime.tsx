import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function AcceptedTime() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-21T12:00'));
  const [view, setView] = React.useState<TimeView>('hours');
  const [rung, setRung] = React.useState('12:00 PM');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimeClock
        ampmInClock
        value={value}
        onChange={(newValue, selectionState) => {
          setValue(newValue);
          if (selectionState === 'finish' && newValue) {
            setRung(newValue.format('h:mm A'));
            setView('hours');
          }
        }}
        view={view}
        onViewChange={setView}
      />
      {/* preview-end */}
      <Typography variant="body2" role="status">
        The bell rings at {rung}.
      </Typography>
    </LocalizationProvider>
  );
}
