import * as React from 'react';
import type { Moment } from 'moment';
// preview-start
import moment from 'moment-timezone';
// preview-end
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ZoneMomentJs() {
  // preview-start
  const [value, setValue] = React.useState<Moment | null>(
    moment.tz('2025-11-03T09:00', 'America/Denver'),
  );
  // preview-end

  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <DateTimePicker label="Lift opens (Denver)" value={value} onChange={setValue} />
    </LocalizationProvider>
    // preview-end
  );
}
