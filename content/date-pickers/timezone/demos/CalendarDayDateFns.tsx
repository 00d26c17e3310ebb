import * as React from 'react';
import { format, parseISO } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const opening = parseISO('2025-11-03');
// preview-end

export default function CalendarDayDateFns() {
  const [day, setDay] = React.useState<string | null>('2025-11-03');

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      {/* preview-start */}
      <DatePicker
        label="First day of the season"
        defaultValue={opening}
        onChange={(value, context) => {
          if (context.validationError === null) {
            setDay(value === null ? null : format(value, 'yyyy-MM-dd'));
          }
        }}
        slotProps={{ textField: { helperText: `Stored: ${day ?? 'nothing'}` } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
