import { denseComponents } from '#site/features/demo/denseComponents.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { toLiteral } from './toLiteral.ts';

/** Source of a theme with the reader's choices; null for a reader who has the library's own look. */
export function themeFile(state: ThemeState): string | null {
  const { direction, spacing, paletteMode: mode, paletteColors, dense } = state;
  const isDark = mode !== initialThemeState.paletteMode;
  const palette = { ...(isDark ? { mode } : {}), ...colorsOf(paletteColors) };
  const options = {
    ...(direction === initialThemeState.direction ? {} : { direction }),
    ...(spacing === initialThemeState.spacing ? {} : { spacing }),
    ...(Object.keys(palette).length === 0 ? {} : { palette }),
    ...(dense ? { components: denseComponents } : {}),
  };
  if (Object.keys(options).length === 0) {
    return null;
  }
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    '/** The look the demo had in the documentation. */',
    `export const theme = createTheme(${toLiteral(options)});`,
    '',
  ].join('\n');
}

/** The reader's own colours, as a theme takes them. */
export function colorsOf({ primary, secondary }: ThemeState['paletteColors']) {
  return {
    ...(primary ? { primary: { main: primary.main } } : {}),
    ...(secondary ? { secondary: { main: secondary.main } } : {}),
  };
}
