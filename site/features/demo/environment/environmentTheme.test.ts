import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { environmentTheme } from './environmentTheme.ts';

const themeOf = (...args: Parameters<typeof environmentTheme>) =>
  createTheme({}, environmentTheme(...args));
const defaultProps = (theme: object, name: string) =>
  (Reflect.get(Reflect.get(theme, 'components') as object, name) as { defaultProps: object })
    ?.defaultProps;

describe('environmentTheme', () => {
  it('changes nothing without settings', () => {
    expect(environmentTheme({}, null)).toEqual({ components: {} });
  });

  it('gives grids their density, and pickers their time zone', () => {
    const theme = themeOf({ density: 'comfortable' }, 'Asia/Tokyo');
    expect(defaultProps(theme, 'MuiDataGrid')).toEqual({ density: 'comfortable' });
    for (const name of ['MuiDatePicker', 'MuiMultiInputTimeRangeField', 'MuiDateCalendar']) {
      expect(defaultProps(theme, name), name).toEqual({ timezone: 'Asia/Tokyo' });
    }
  });

  it('stops motion', () => {
    const theme = themeOf({ motion: 'reduced' }, null);
    expect(theme.transitions.create('color')).toBe('none');
    expect(theme.transitions.duration.enteringScreen).toBe(0);
    expect(defaultProps(theme, 'MuiChartDataProvider')).toEqual({ skipAnimation: true });
    expect(defaultProps(theme, 'MuiDateCalendar')).toEqual({ reduceAnimations: true });
  });
});
