import type { Environment } from './Environment.ts';

const kinds = ['Date', 'Time', 'DateTime', 'DateRange', 'TimeRange', 'DateTimeRange'];
const combine = (prefixes: string[], suffix: string) =>
  prefixes.flatMap((prefix) => kinds.map((kind) => `Mui${prefix}${kind}${suffix}`));

/** Names of the components of pickers, by which a theme gives them default props. */
const pickers = [
  ...combine(['', 'Desktop', 'Mobile', 'Static'], 'Picker'),
  ...combine(['', 'SingleInput', 'MultiInput'], 'Field'),
  ...['DateCalendar', 'DateRangeCalendar', 'MonthCalendar', 'YearCalendar'].map(
    (name) => `Mui${name}`,
  ),
  ...['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'].map((name) => `Mui${name}`),
];

/** An environment as options of a theme, which running components follow; `zone` is null where none can be set. */
export function environmentTheme(
  { density, dir, motion }: Environment,
  zone: string | null,
): object {
  const pickerProps = {
    ...(zone !== null && { timezone: zone }),
    ...(motion === 'reduced' && { reduceAnimations: true }),
  };
  const hasPickerProps = Object.keys(pickerProps).length > 0;
  return {
    components: {
      ...(hasPickerProps &&
        Object.fromEntries(pickers.map((name) => [name, { defaultProps: pickerProps }]))),
      ...(density && { MuiDataGrid: { defaultProps: { density } } }),
      // Menus and dialogs are children of the body, which has the direction of the page.
      ...(dir && { MuiModal: { defaultProps: { dir } }, MuiPopper: { defaultProps: { dir } } }),
      ...(motion === 'reduced' && {
        MuiChartDataProvider: { defaultProps: { skipAnimation: true } },
        MuiButtonBase: { defaultProps: { disableRipple: true } },
      }),
    },
    ...(motion === 'reduced' && { transitions: { create: () => 'none', duration: noDurations } }),
  };
}

const noDurations = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
};
