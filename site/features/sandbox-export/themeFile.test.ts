import { describe, expect, it } from 'vitest';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { themeFile } from './themeFile.ts';

const written = (changes: Partial<ThemeState>) => themeFile({ ...initialThemeState, ...changes });

describe('themeFile', () => {
  it('is not needed by a reader who changed nothing', () => {
    expect(written({})).toBeNull();
  });

  it('holds what the reader changed and nothing else', () => {
    expect(written({ paletteMode: 'dark' })).toBe(
      [
        "import { createTheme } from '@mui/material/styles';",
        '',
        '/** The look the demo had in the documentation. */',
        'export const theme = createTheme({',
        '  palette: {',
        "    mode: 'dark',",
        '  },',
        '});',
        '',
      ].join('\n'),
    );
    expect(written({ direction: 'rtl', spacing: 10 })).toContain(
      "createTheme({\n  direction: 'rtl',\n  spacing: 10,\n});",
    );
    expect(written({ paletteColors: { secondary: { main: 'rgb(1, 2, 3)' } } })).toContain(
      "palette: {\n    secondary: {\n      main: 'rgb(1, 2, 3)',\n    },\n  },",
    );
  });

  it('is dense where the site is', () => {
    expect(written({ dense: true })).toContain('MuiToolbar: {\n      defaultProps: {\n');
  });
});
