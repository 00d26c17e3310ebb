import type { NewsEntry } from '#model/NewsEntry.ts';

/** What releases of v8 brought to the date and time pickers, newest first. */
export const datePickersNews: NewsEntry[] = [
  {
    version: '8.18.0',
    component: 'Pickers',
    text: '`onChange` and `onAccept` receive the source of a change.',
    href: '/x/react-date-pickers/lifecycle#change-source',
    plan: null,
    named: 'source',
  },
  {
    version: '8.6.0',
    component: 'Pickers',
    text: '`usePickerAdapter()` returns the date adapter in custom components.',
    href: '/x/react-date-pickers/custom-components#access-date-adapter',
    plan: null,
    named: 'usePickerAdapter',
  },
  {
    version: '8.5.2',
    component: 'DateCalendar',
    text: '`PickerDay2` is a day with CSS variables for its size.',
    href: '/x/react-date-pickers/date-calendar#day-size',
    plan: null,
    named: 'PickerDay2',
  },
  {
    version: '8.0.0-beta.3',
    component: 'Pickers',
    text: 'The `nextOrAccept` action leads from one view to the next.',
    href: '/x/react-date-pickers/custom-components#available-actions',
    plan: null,
    named: 'nextOrAccept',
  },
  {
    version: '8.0.0-beta.0',
    component: 'TimeRangePicker',
    text: 'A picker for a range of times.',
    href: '/x/react-date-pickers/time-range-picker',
    plan: 'pro',
    named: 'Time Range Picker',
  },
];
