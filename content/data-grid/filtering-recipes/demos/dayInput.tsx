import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

interface DayInputProps {
  label: string;
  /** A day as text in the form YYYY-MM-DD, or any date as ISO text. */
  day: string | Date | undefined;
  onChange: (day: string | undefined) => void;
  disabled?: boolean;
}

/** The ten characters of an ISO text that name the day, without a time zone. */
function toDayjs(day: string | Date | undefined): Dayjs | null {
  return day ? dayjs((typeof day === 'string' ? day : day.toISOString()).slice(0, 10)) : null;
}

/** A date picker that reads and writes days as text. */
export function DayInput({ label, day, onChange, disabled }: DayInputProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={label}
        disabled={disabled}
        value={toDayjs(day)}
        onChange={(value) => {
          // Half a date is invalid. Applying it would clear what users have typed.
          const next = value && dayjs(value);
          if (!next || next.isValid()) {
            onChange(next?.format('YYYY-MM-DD'));
          }
        }}
        slotProps={{ textField: { size: 'small', sx: { width: 215 } }, field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
