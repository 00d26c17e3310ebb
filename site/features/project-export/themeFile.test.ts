import { describe, expect, it } from 'vitest';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { themeFile, toLiteral } from './themeFile.ts';

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

it('writes values the way code is written', () => {
  expect(toLiteral({ mode: 'dark', spacing: 6, on: true, primary: { main: '#fff' } })).toBe(
    "{\n  mode: 'dark',\n  spacing: 6,\n  on: true,\n  primary: {\n    main: '#fff',\n  },\n}",
  );
  expect(toLiteral({ 'a-b': {} })).toBe("{\n  'a-b': {},\n}");
});

it.each(["it's", 'say "x"', 'back\\slash', 'line\nbreak', "'; alert(1); '", '\\"'])(
  'writes a string that reads back as itself: %j',
  (text) => {
    // eslint-disable-next-line no-new-func -- reading the literal back is the point.
    expect(new Function(`return ${toLiteral(text)}`)()).toBe(text);
  },
);
