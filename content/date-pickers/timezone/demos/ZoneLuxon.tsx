import * as React from 'react';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ZoneLuxon() {
  // preview-start
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-11-03T09:00', { zone: 'America/Denver' }),
  );
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      {/* preview-start */}
      <DateTimePicker label="Lift opens (Denver)" value={value} onChange={setValue} />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
