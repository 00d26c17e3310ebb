import * as React from 'react';
import moment from 'moment';
import type { Moment } from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UtcMomentJs() {
  // preview-start
  const [value, setValue] = React.useState<Moment | null>(moment.utc('2025-11-03T06:45'));
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      {/* preview-start */}
      <DateTimePicker label="Backup (UTC)" timezone="UTC" value={value} onChange={setValue} />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
