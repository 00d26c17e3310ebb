import type { Theme } from '@mui/material/styles';

/** How long a demo counts as starting, in milliseconds: until its charts have measured themselves and drawn. */
const startTime = 1_000;

/**
 * A theme with which charts start as their snapshot shows them, instead of growing their marks once more in its place;
 * whatever changes later is animated, unless the theme says that nothing is. Another theme for later would render every
 * demo a second time, so a value changes.
 */
export function skipInitialAnimation(theme: Theme): Theme {
  const startedAt = performance.now();
  const before = Reflect.get(theme.components ?? {}, 'MuiChartDataProvider') as
    { defaultProps?: { skipAnimation?: boolean } } | undefined;
  const isAlwaysStill = before?.defaultProps?.skipAnimation === true;
  const defaultProps = {
    get skipAnimation() {
      return isAlwaysStill || performance.now() - startedAt < startTime;
    },
  };
  const components = { ...theme.components, MuiChartDataProvider: { defaultProps } };
  return { ...theme, components };
}
