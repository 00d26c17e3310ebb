import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, vi } from 'vitest';
import { skipInitialAnimation } from './skipInitialAnimation.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('animates charts only after the start', () => {
  vi.useFakeTimers();
  const components = { MuiButton: { defaultProps: { size: 'small' as const } } };
  const theme = skipInitialAnimation(createTheme({ components }));
  const chart = () => Reflect.get(theme.components ?? {}, 'MuiChartDataProvider').defaultProps;
  expect(chart()).toHaveProperty('skipAnimation', true);
  vi.advanceTimersByTime(2_000);
  expect(chart()).toHaveProperty('skipAnimation', false);
  expect(theme.components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
});

it('leaves charts still where the theme does', () => {
  vi.useFakeTimers();
  const components = { MuiChartDataProvider: { defaultProps: { skipAnimation: true } } };
  const theme = skipInitialAnimation(createTheme({ components } as object));
  vi.advanceTimersByTime(2_000);
  const chart = Reflect.get(theme.components ?? {}, 'MuiChartDataProvider');
  expect(chart.defaultProps).toHaveProperty('skipAnimation', true);
});
