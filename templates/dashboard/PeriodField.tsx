import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

/** Props of one end of the period. */
export interface PeriodFieldProps {
  label: string;
  value: Dayjs | null;
  first: Dayjs;
  last: Dayjs;
  onChange: (day: Dayjs | null) => void;
}

/** One end of the period, within the days that make sense for it. */
export default function PeriodField({ label, value, first, last, onChange }: PeriodFieldProps) {
  const [error, setError] = useState<DateValidationError>(null);
  const hint = `Choose ${first.format('D MMM')} to ${last.format('D MMM')}.`;
  return (
    <DatePicker
      label={label}
      value={value}
      minDate={first}
      maxDate={last}
      referenceDate={first}
      // The day of the reader's clock means nothing in a quarter that is over.
      disableHighlightToday
      views={['month', 'day']}
      openTo="day"
      // The year goes without saying: all days on offer are in the same one.
      format="D MMM"
      localeText={{
        openDatePickerDialogue: (day) => `${label}: choose a day${day ? `, now ${day}` : ''}`,
      }}
      onChange={onChange}
      onError={setError}
      slotProps={{
        textField: { size: 'small', fullWidth: true, helperText: error ? hint : undefined },
      }}
    />
  );
}
