import * as coreLocales from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { createDemoTheme, createDenseTheme } from './createDemoTheme.ts';
import { loadLocalePacks } from './loadLocalePacks.ts';

const state = (change: Partial<ThemeState>): ThemeState => ({ ...initialThemeState, ...change });

describe('createDemoTheme', () => {
  it('S4.3 S4.5 carries mode, direction, spacing and colors', () => {
    const theme = createDemoTheme(
      state({
        paletteMode: 'dark',
        direction: 'rtl',
        spacing: 5,
        paletteColors: { primary: { main: '#00796b' } },
      }),
    );
    expect(theme.palette.mode).toBe('dark');
    expect(theme.direction).toBe('rtl');
    expect(theme.spacing(2)).toBe('10px');
    expect(theme.palette.primary.main).toBe('#00796b');
    expect(theme.palette.secondary.main).toBe(
      createTheme({ palette: { mode: 'dark' } }).palette.secondary.main,
    );
  });

  it('S5.1 refuses a color whose main is no string', () => {
    const paletteColors = { primary: { main: 5 } } as unknown as ThemeState['paletteColors'];
    expect(() => createDemoTheme(state({ paletteColors }))).toThrow(
      'needs a "main" that is a string',
    );
  });

  it('makes components dense by default props', () => {
    const theme = createDemoTheme(state({ dense: true }));
    expect(theme.components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
    expect(theme.components?.MuiTextField?.defaultProps).toEqual({ margin: 'dense' });
    expect(createDemoTheme(state({})).components?.MuiButton).toBeUndefined();
  });

  it('S1.8 speaks the language of the page', async () => {
    const theme = createDemoTheme(state({}), await loadLocalePacks('zh'));
    const pagination = theme.components?.MuiTablePagination?.defaultProps;
    expect(pagination?.labelRowsPerPage).toBe(
      coreLocales.zhCN.components?.MuiTablePagination?.defaultProps?.labelRowsPerPage,
    );
  });
});

describe('createDenseTheme', () => {
  it.each([{ cssVariables: true }, { cssVariables: { cssVarPrefix: 'x' } }, { vars: {} }])(
    'S5.2 rejects CSS-variables mode: %j',
    (options) => {
      expect(() => createDenseTheme(options)).toThrow('A dense theme cannot use CSS variables');
    },
  );
});

it('S3.5 S9.22 themes know English, Chinese and Portuguese', async () => {
  expect(await loadLocalePacks('en')).toEqual([]);
  expect(await loadLocalePacks('zh')).toHaveLength(3);
  expect(await loadLocalePacks('pt')).toHaveLength(4);
});

it('S9.23 at least thirty locale packs are there for demos', () => {
  expect(Object.keys(coreLocales).length).toBeGreaterThanOrEqual(30);
});
