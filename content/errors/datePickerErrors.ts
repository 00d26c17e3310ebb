import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Date and Time Pickers. */
export const datePickerErrors: ErrorNotes = {
  'can-not-find-the-date-and-time-pickers-localization-context': {
    cause:
      'A picker, field, or calendar has no `LocalizationProvider` around it. Two installed versions of the package have two contexts and cause the same error.',
    remedy:
      'Render `<LocalizationProvider dateAdapter={AdapterDayjs}>` around your app. Import it from the same package as the pickers, and run `npm ls @mui/x-date-pickers` to find a second version.',
    links: [
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/react-date-pickers/faq#missing-provider',
    ],
  },
  'can-not-find-the-date-and-time-pickers-adapter-from-its-localization': {
    cause:
      'There is a `LocalizationProvider`, but neither it nor one above it has a `dateAdapter`.',
    remedy:
      'Pass the adapter of your date library, for example `dateAdapter={AdapterDayjs}` from `@mui/x-date-pickers/AdapterDayjs`.',
    links: [
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/react-date-pickers/faq#missing-adapter',
    ],
  },
  'the-date-adapter-should-be-imported-from-mui-x-date-pickers-or': {
    cause: 'The adapter comes from `@date-io`, whose adapters lack methods that the pickers need.',
    remedy:
      "Import it from the pickers: `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'`. Then remove the `@date-io` packages.",
    links: [
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/base-concepts#date-libraries',
    ],
  },
  'the-date-fns-package-v2-x-is-not-compatible-with-this-adapter': {
    cause: 'The app uses `AdapterDateFns` with version 2 of `date-fns`.',
    remedy: 'Install version 3 or 4 of `date-fns`, or import `AdapterDateFnsV2` instead.',
    links: [
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/base-concepts#date-libraries',
    ],
  },
  'the-minimum-supported-date-fns-package-version-compatible-with-this-adapter-is': {
    cause:
      'The installed `date-fns` is an early version 3 that lacks functions of `AdapterDateFns`.',
    remedy: 'Update `date-fns` to version 3.2 or newer.',
    links: ['/x/react-date-pickers/getting-started#date-library'],
  },
  'the-date-fns-jalali-package-v2-x-is-not-compatible-with-this': {
    cause: 'The app uses `AdapterDateFnsJalali` with version 2 of `date-fns-jalali`.',
    remedy:
      'Install version 3 or 4 of `date-fns-jalali`, or import `AdapterDateFnsJalaliV2` instead.',
    links: ['/x/react-date-pickers/calendar-systems#jalali-with-date-fns'],
  },
  'the-minimum-supported-date-fns-jalali-package-version-compatible-with-this-adapter': {
    cause:
      'The installed `date-fns-jalali` is an early version 3 that lacks functions of `AdapterDateFnsJalali`.',
    remedy: 'Update `date-fns-jalali` to version 3.2 or newer.',
    links: ['/x/react-date-pickers/calendar-systems#jalali-with-date-fns'],
  },
  'this-adapter-is-only-compatible-with-date-fns-jalali-v2-x-package': {
    cause: 'The app uses `AdapterDateFnsJalaliV2` with version 3 or newer of `date-fns-jalali`.',
    remedy: 'Import `AdapterDateFnsJalali` instead, or install version 2 of `date-fns-jalali`.',
    links: ['/x/react-date-pickers/calendar-systems#jalali-with-date-fns'],
  },
  'this-adapter-is-only-compatible-with-date-fns-v2-x-package-versions': {
    cause: 'The app uses `AdapterDateFnsV2` with version 3 or newer of `date-fns`.',
    remedy: 'Import `AdapterDateFns` instead, or install version 2 of `date-fns`.',
    links: ['/x/react-date-pickers/getting-started#date-library'],
  },
  'missing-utc-plugin': {
    cause:
      'A value or the `timezone` prop uses UTC or a time zone, and Day.js has no `utc` plugin.',
    remedy:
      "Run `dayjs.extend(utc)` once, with `utc` from `'dayjs/plugin/utc'`, before the first picker renders.",
    links: [
      '/x/react-date-pickers/timezone#utc-with-day-js',
      '/x/react-date-pickers/faq#missing-time-zone-plugin',
    ],
  },
  'missing-timezone-plugin': {
    cause:
      'A value or the `timezone` prop uses a time zone that the date library does not know yet. Day.js needs two plugins, and Moment.js needs `moment-timezone`.',
    remedy:
      'With Day.js, extend it with both `utc` and `timezone`. With Moment.js, pass the default export of `moment-timezone` as `dateLibInstance` to `LocalizationProvider`.',
    links: [
      '/x/react-date-pickers/timezone#time-zones-with-day-js',
      '/x/react-date-pickers/faq#missing-time-zone-plugin',
    ],
  },
  'your-locale-has-not-been-found': {
    cause:
      'The `adapterLocale` names a locale that Day.js has not loaded. The pickers use the English formats.',
    remedy:
      "Import the locale once, for example `import 'dayjs/locale/de'`, and pass the same name as `adapterLocale`.",
    links: ['/x/react-date-pickers/adapters-locale#locale'],
  },
  'min-date-must-be-on-or-after-1356-01-01-h-1937': {
    cause:
      'The year view of a Hijri calendar would begin before 1937-03-14, the first day that `moment-hijri` knows.',
    remedy: 'Set `minDate` to a later date, for example `moment(new Date(1938, 0, 1))`.',
    links: ['/x/react-date-pickers/calendar-systems#hijri'],
  },
  'max-date-must-be-on-or-before-1499-12-29-h-2076': {
    cause:
      'The year view of a Hijri calendar would end after 2076-11-26, the last day that `moment-hijri` knows.',
    remedy: 'Set `maxDate` to an earlier date, for example `moment(new Date(2075, 11, 31))`.',
    links: ['/x/react-date-pickers/calendar-systems#hijri'],
  },
  'cannot-call-sectionlistref-before-the-mount-of-the-component': {
    cause: 'A method of `sectionListRef` was called before the list of sections was on the page.',
    remedy: 'Call it in an effect or an event handler.',
    links: ['/x/react-date-pickers/custom-field#custom-sections-input'],
  },
  'pickersinputbase-should-always-be-used-inside-a-pickerstextfield-component': {
    cause: 'A picker input, such as `PickersOutlinedInput`, was rendered on its own.',
    remedy: 'Render a `PickersTextField`, and choose the input by its `variant`.',
    links: ['/x/react-date-pickers/custom-field#wrapped-pickers-text-field'],
  },
  'the-usepickertextfieldownerstate-can-only-be-called-in-components-that-are-used-inside': {
    cause: 'A part of the text field of a picker was rendered outside `PickersTextField`.',
    remedy: 'Render the part inside a `PickersTextField`.',
    links: ['/x/react-date-pickers/custom-field#wrapped-pickers-text-field'],
  },
  'the-sectionlistref-prop-has-not-been-initialized-by-pickerssectionlist': {
    cause:
      'The `textField` slot contains a component with an `<input>`, such as the `TextField` of Material UI. By default, fields edit their sections in a `PickersSectionList`.',
    remedy:
      'Use `PickersTextField` in the slot, or set `enableAccessibleFieldDOMStructure={false}` to keep the single input.',
    links: [
      '/x/react-date-pickers/custom-field#material-ui-text-field',
      '/x/react-date-pickers/fields#accessible-dom-structure',
    ],
  },
  'the-usepickercontext-hook-can-only-be-called-inside-the-context-of-a': {
    cause: 'The hook `usePickerContext()` was called outside a picker.',
    remedy: 'Call it in components that you pass to the slots of a picker.',
    links: [
      '/x/react-date-pickers/custom-components#action-bar',
      '/x/react-date-pickers/custom-field#custom-editing-experience',
    ],
  },
  'the-usepickeractionscontext-can-only-be-called-in-fields-that-are-used-as': {
    cause: 'The hook `usePickerActionsContext()` was called outside a picker.',
    remedy: 'Call it in components that you pass to the slots of a picker.',
    links: ['/x/react-date-pickers/custom-components#custom-action-bar'],
  },
  'the-usepickerrangepositioncontext-can-only-be-called-in-components-that-are-used-inside': {
    cause: 'The hook `usePickerRangePositionContext()` was called outside a range picker.',
    remedy: 'Call it in components that you pass to the slots of a range picker.',
    links: ['/x/react-date-pickers/date-range-picker#range-position'],
  },
  'the-format-expansion-seems-to-be-in-an-infinite-loop-please-open': {
    cause: 'The date library expands the format again and again without reaching a final one.',
    remedy:
      'Replace tokens for localized formats, such as `L`, with explicit ones, and report the format.',
    links: [
      '/x/react-date-pickers/adapters-locale#supported-format-tokens',
      '/x/introduction/support#report-a-bug',
    ],
  },
  'the-token-should-have-a-maxlength-property-on-its-adapter': {
    cause:
      'The adapter describes a token without leading zeros, but not how long its value can get.',
    remedy:
      'Use another token for the section. In your own adapter, add `maxLength` to the entry in `formatTokenMap`.',
    links: ['/x/react-date-pickers/adapters-locale#supported-format-tokens'],
  },
  'the-token-is-not-supported-by-the-date-and-time-pickers': {
    cause:
      'The adapter has no entry for a token of the format, so the field does not know which section it edits. This can happen with the formats of a custom adapter.',
    remedy:
      'Use a token from the list of supported ones, or add the token to `formatTokenMap` of your adapter.',
    links: [
      '/x/react-date-pickers/adapters-locale#supported-format-tokens',
      '/x/react-date-pickers/fields#format',
    ],
  },
  'the-token-is-a-digit-format-with-letter-in-it': {
    cause:
      'The `format` contains a token with an ordinal, such as `Mo` for `1st`, in a section other than the day.',
    remedy: 'Use a token without an ordinal for this section.',
    links: ['/x/react-date-pickers/adapters-locale#supported-format-tokens'],
  },
  'the-field-component-you-are-using-is-not-compatible-with-the-date': {
    cause:
      'The `format` has a section that the field does not edit, for example hours in a `DateField`.',
    remedy: 'Remove the token from `format`, or use the component for dates with times.',
    links: ['/x/react-date-pickers/choose#date-and-time', '/x/react-date-pickers/fields#format'],
  },
  'the-renderinput-prop-has-been-removed-in-version-6-0-of-the': {
    cause: 'The code passes `renderInput`, which version 6 removed.',
    remedy:
      'Pass props to the field with `slotProps.textField`, or a component with `slots.textField`.',
    links: ['/x/react-date-pickers/faq#removed-props', '/x/migration/migration-pickers-v5'],
  },
  'a-component-is-changing-the-controlled-value-of-a-picker-to-be': {
    cause:
      'The `value` prop changed between `undefined` and a date. A picker without a value yet is controlled by `null`, not by `undefined`.',
    remedy: 'Initialize the state with `null`: `useState<Dayjs | null>(null)`.',
    links: [
      '/x/react-date-pickers/faq#null-and-undefined',
      '/x/react-date-pickers/base-concepts#controlled-value',
    ],
  },
  'a-component-is-changing-the-defaultvalue-of-an-uncontrolled-picker-after-being': {
    cause: 'The `defaultValue` prop changed after the first render, which has no effect.',
    remedy:
      'Use `value` with `onChange`, or keep the default in a constant so that it stays the same object.',
    links: ['/x/react-date-pickers/base-concepts#controlled-value'],
  },
  'you-must-not-mix-controlling-and-uncontrolled-mode-for-open-prop': {
    cause: 'The `open` prop became `undefined` after it had a value.',
    remedy: 'Pass `true` or `false` in every render, or leave the prop out.',
    links: ['/x/react-date-pickers/date-picker#controlled-open-state'],
  },
  'view-is-not-a-valid-prop-it-must-be-an-element-of': {
    cause: 'The `view` prop names a view that `views` does not contain.',
    remedy: 'Add the view to `views`, or pass one of those in the list.',
    links: [
      '/x/react-date-pickers/date-calendar#controlled-view',
      '/x/react-date-pickers/date-picker#views',
    ],
  },
  'opento-is-not-a-valid-prop-it-must-be-an-element-of': {
    cause: 'The `openTo` prop names a view that `views` does not contain.',
    remedy: 'Add the view to `views`, or open one of those in the list.',
    links: ['/x/react-date-pickers/date-picker#initial-view'],
  },
  'the-views-prop-must-contain-at-least-one-view': {
    cause: 'The `views` prop is an empty array.',
    remedy: "Pass at least one view, such as `views={['day']}`, or leave the prop out.",
    links: ['/x/react-date-pickers/date-picker#views'],
  },
  'you-must-provide-the-type-for-clockview': {
    cause: 'A `TimeClock` shows a view that is not `hours`, `minutes`, or `seconds`.',
    remedy: 'Keep `views`, `view`, and `openTo` to these three.',
    links: ['/x/react-date-pickers/time-clock#views'],
  },
  'unknown-view-found': {
    cause:
      'A `MultiSectionDigitalClock` has a view that is not `hours`, `minutes`, `seconds`, or `meridiem`.',
    remedy: 'Keep `views` to these four.',
    links: ['/x/react-date-pickers/digital-clock#views'],
  },
  'the-currentmonthcalendarposition-prop-must-be-an-integer-between-1-and-the-amount': {
    cause: 'The `currentMonthCalendarPosition` prop is below 1 or above the number of calendars.',
    remedy: 'Pass a number from 1 to the value of `calendars`.',
    links: ['/x/react-date-pickers/date-range-calendar#position-of-the-current-month'],
  },
  'the-timezone-of-the-start-and-the-end-date-should-be-the': {
    cause:
      'The two dates of a range have different time zones, and the component has no `timezone` prop.',
    remedy: 'Create both dates in the same time zone, or set the `timezone` prop.',
    links: [
      '/x/react-date-pickers/timezone#time-zone-of-the-value',
      '/x/react-date-pickers/timezone#the-timezone-prop',
    ],
  },
};
