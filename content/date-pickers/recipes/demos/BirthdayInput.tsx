import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

// Use the current day in your app: dayjs().startOf('day').
const today = dayjs('2025-06-30');
const youngest = today.subtract(16, 'year');
const oldest = today.subtract(120, 'year');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a complete date, such as 04/23/1987',
  maxDate: 'You have to be 16 to join the rowing club',
  minDate: 'Check the year',
};

export default function BirthdayInput() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const isComplete = birthday !== null && error === null;
  const hint = isComplete ? `${today.diff(birthday, 'year')} years old` : 'Month, day, and year';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        value={birthday}
        onChange={setBirthday}
        minDate={oldest}
        maxDate={youngest}
        onError={setError}
        helperText={error ? messages[error] : hint}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
