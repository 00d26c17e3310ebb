import * as React from 'react';
import dayjs from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export interface Task {
  label: string;
  component: string;
  reason: string;
  isPro?: boolean;
  /** The lines of the element, as in `live`. */
  code: string[];
  live: React.ReactElement;
}

/** What users do, and the component for it. */
export const tasks = {
  known: {
    label: 'Type a date they know',
    component: 'DateField',
    reason: 'Users read the date from a document. A calendar would only be in the way.',
    code: ['<DateField label="Passport valid until" />'],
    live: <DateField label="Passport valid until" />,
  },
  birthday: {
    label: 'Enter a birthday',
    component: 'DateField',
    reason: 'Nobody looks up a birthday. Digits take ten keys, a calendar many clicks.',
    code: ['<DateField', '  label="Date of birth"', "  maxDate={dayjs('2025-06-30')}", '/>'],
    live: <DateField label="Date of birth" maxDate={dayjs('2025-06-30')} />,
  },
  find: {
    label: 'Find a date in a calendar',
    component: 'DatePicker',
    reason: 'Users look for a weekday or the next free day, and can still type.',
    code: ['<DatePicker', '  label="Delivery day"', "  referenceDate={dayjs('2025-06-01')}", '/>'],
    live: <DatePicker label="Delivery day" referenceDate={dayjs('2025-06-01')} />,
  },
  page: {
    label: 'Choose the day first on a page',
    component: 'DateCalendar',
    reason: 'The day is the main decision of the page, so the calendar is always visible.',
    code: ["<DateCalendar referenceDate={dayjs('2025-06-01')} />"],
    live: <DateCalendar referenceDate={dayjs('2025-06-01')} />,
  },
  range: {
    label: 'Choose a range of dates',
    component: 'DateRangePicker',
    reason: 'Users see both ends in one calendar, and the days between them.',
    isPro: true,
    code: [
      '<DateRangePicker',
      '  label="Stay"',
      "  referenceDate={dayjs('2025-06-01')}",
      '  sx={{ width: 300 }}',
      '/>',
    ],
    live: <DateRangePicker label="Stay" referenceDate={dayjs('2025-06-01')} sx={{ width: 300 }} />,
  },
  month: {
    label: 'Choose a month',
    component: 'DatePicker',
    reason: 'The views determine what users choose, and the field has no day.',
    code: [
      '<DatePicker',
      '  label="Card valid until"',
      "  views={['year', 'month']}",
      "  minDate={dayjs('2025-06-01')}",
      "  maxDate={dayjs('2035-12-31')}",
      '/>',
    ],
    live: (
      <DatePicker
        label="Card valid until"
        views={['year', 'month']}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2035-12-31')}
      />
    ),
  },
  slot: {
    label: 'Choose a time slot',
    component: 'DigitalClock',
    reason: 'A list shows only the times that exist, and one click chooses.',
    code: [
      '<DigitalClock',
      '  timeStep={45}',
      '  skipDisabled',
      "  minTime={dayjs('2025-06-12T09:00')}",
      "  maxTime={dayjs('2025-06-12T16:30')}",
      "  referenceDate={dayjs('2025-06-12T09:00')}",
      '/>',
    ],
    live: (
      <DigitalClock
        timeStep={45}
        skipDisabled
        minTime={dayjs('2025-06-12T09:00')}
        maxTime={dayjs('2025-06-12T16:30')}
        referenceDate={dayjs('2025-06-12T09:00')}
      />
    ),
  },
  time: {
    label: 'Type a time',
    component: 'TimeField',
    reason: 'Four digits are faster than any list when every minute is possible.',
    code: ['<TimeField label="Train leaves at" ampm={false} />'],
    live: <TimeField label="Train leaves at" ampm={false} />,
  },
  shift: {
    label: 'Enter a start and an end time',
    component: 'TimeRangePicker',
    reason: 'Both times are one value, and the end cannot be before the start.',
    isPro: true,
    code: [
      '<TimeRangePicker',
      '  label="Shift"',
      "  referenceDate={dayjs('2025-06-12')}",
      '  sx={{ width: 260 }}',
      '/>',
    ],
    live: <TimeRangePicker label="Shift" referenceDate={dayjs('2025-06-12')} sx={{ width: 260 }} />,
  },
  moment: {
    label: 'Choose a day and a time',
    component: 'DateTimePicker',
    reason: 'One value and one popup, so that users do not forget the second field.',
    code: [
      '<DateTimePicker',
      '  label="Call back at"',
      "  referenceDate={dayjs('2025-06-12')}",
      '/>',
    ],
    live: <DateTimePicker label="Call back at" referenceDate={dayjs('2025-06-12')} />,
  },
} satisfies Record<string, Task>;

export type TaskId = keyof typeof tasks;

/** A file that renders the component of a task. */
export function taskCode({ component, code, isPro }: Task): string {
  const packageName = isPro ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  const usesDayjs = code.some((line) => line.includes('dayjs('));

  return [
    ...(usesDayjs ? ["import dayjs from 'dayjs';"] : []),
    `import { AdapterDayjs } from '${packageName}/AdapterDayjs';`,
    `import { ${component} } from '${packageName}/${component}';`,
    `import { LocalizationProvider } from '${packageName}/LocalizationProvider';`,
    '',
    'export default function Answer() {',
    '  return (',
    '    <LocalizationProvider dateAdapter={AdapterDayjs}>',
    ...code.map((line) => `      ${line}`),
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
