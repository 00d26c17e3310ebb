/** Kinds of values, as shown in the first select. */
export const kinds = ['Date', 'Time', 'Date and time'] as const;
/** Interaction styles, as shown in the second select. */
export const styles = ['Picker', 'Field', 'View in the page'] as const;

type Kind = (typeof kinds)[number];
type Style = (typeof styles)[number];

const single: Record<Style, Record<Kind, string[]>> = {
  Picker: {
    Date: ['DatePicker'],
    Time: ['TimePicker'],
    'Date and time': ['DateTimePicker'],
  },
  Field: { Date: ['DateField'], Time: ['TimeField'], 'Date and time': ['DateTimeField'] },
  'View in the page': {
    Date: ['DateCalendar', 'StaticDatePicker', 'MonthCalendar', 'YearCalendar'],
    Time: ['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock', 'StaticTimePicker'],
    'Date and time': ['StaticDateTimePicker'],
  },
};

const range: Record<Style, Record<Kind, string[]>> = {
  Picker: {
    Date: ['DateRangePicker'],
    Time: ['TimeRangePicker'],
    'Date and time': ['DateTimeRangePicker'],
  },
  Field: {
    Date: ['SingleInputDateRangeField', 'MultiInputDateRangeField'],
    Time: ['SingleInputTimeRangeField', 'MultiInputTimeRangeField'],
    'Date and time': ['SingleInputDateTimeRangeField', 'MultiInputDateTimeRangeField'],
  },
  'View in the page': {
    Date: ['DateRangeCalendar', 'StaticDateRangePicker'],
    Time: [],
    'Date and time': [],
  },
};

/** Import lines of the components for a combination. */
export function findComponents(kind: Kind, style: Style, isRange: boolean): string[] {
  const packageName = isRange ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  return (isRange ? range : single)[style][kind].map(
    (name) => `import { ${name} } from '${packageName}/${name}';`,
  );
}
