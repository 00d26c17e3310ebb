import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { checkPaletteColors } from '#site/platform/settings/checkPaletteColors.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { denseComponents } from './denseComponents.ts';

/** Demos have the library's default theme; only the typeface is the site's, so that no second one is loaded. */
const typography = { fontFamily: 'var(--font-text)' };

/** The page's own dark background. A grid lies on it like every other demo; its own default is a lighter slab. */
const background = { default: 'hsl(210, 14%, 7%)', paper: 'hsl(210, 14%, 10%)' };
const darkPalette = { background, DataGrid: { bg: background.default } };

/** The page's policy forbids evaluation, which a grid would try when it filters, and warn about. */
const components = {
  MuiDataGrid: { defaultProps: { disableEval: true } },
} as ThemeOptions['components'];

/** Theme of a running demo: the library's defaults, the reader's settings and the locale of the page's language. */
export function createDemoTheme(state: ThemeState, localePacks: object[] = []): Theme {
  const { paletteMode: mode, direction, spacing, dense } = state;
  const options: ThemeOptions = {
    direction,
    spacing,
    typography,
    palette: {
      mode,
      ...(mode === 'dark' ? darkPalette : {}),
      ...checkPaletteColors(state.paletteColors),
    },
    components,
  };
  return dense ? createDenseTheme(options, ...localePacks) : createTheme(options, ...localePacks);
}

/** Theme of a snapshot: colors are variables, so one piece of HTML serves both modes. */
export function createSnapshotTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      // What is set in one mode only would be used in both.
      light: { palette: { DataGrid: { bg: '#fff' } } },
      dark: { palette: darkPalette },
    },
    typography,
    components: { MuiChartDataProvider: { defaultProps: { skipAnimation: true } } },
  } as ThemeOptions);
}

/** A theme for high density. CSS-variables mode is refused: its `vars` would be lost in the second theme (S5.2). */
export function createDenseTheme(
  options: ThemeOptions & { vars?: unknown },
  ...args: object[]
): Theme {
  for (const key of ['cssVariables', 'vars'] as const) {
    if (options[key]) {
      throw new Error(`A dense theme cannot use CSS variables: remove "${key}" from its options.`);
    }
  }
  const components = { ...options.components, ...denseComponents };
  return createTheme({ ...options, components }, ...args);
}
