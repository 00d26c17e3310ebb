import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { checkPaletteColors } from '#site/platform/settings/checkPaletteColors.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { createDenseTheme } from './createDenseTheme.ts';

/** Demos show the library's default look; only the typeface is the site's, so that no second one is loaded. */
const typography = { fontFamily: 'var(--font-text)' };

/** The page's own dark background, so that a grid does not sit on the page like a patch. */
const background = { default: 'hsl(210, 14%, 7%)', paper: 'hsl(210, 14%, 10%)' };

/** The page's policy forbids evaluation, which a grid would try when it filters, and complain about. */
const components = {
  MuiDataGrid: { defaultProps: { disableEval: true } },
} as ThemeOptions['components'];

/** Theme of a live demo: the library's defaults, the reader's choices, and the library's words in the page's language. */
export function createDemoTheme(state: ThemeState, localePacks: object[] = []): Theme {
  const { paletteMode: mode, direction, spacing, dense } = state;
  const options: ThemeOptions = {
    direction,
    spacing,
    typography,
    palette: {
      mode,
      ...(mode === 'dark' ? { background } : {}),
      ...checkPaletteColors(state.paletteColors),
    },
    components,
  };
  return dense ? createDenseTheme(options, ...localePacks) : createTheme(options, ...localePacks);
}

/** Theme of a snapshot: colours are variables, so one piece of HTML serves both modes. */
export function createSnapshotTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: { palette: { background } } },
    typography,
    // A chart measures its parent, which only a browser can; the snapshot is drawn at a middling width and scaled.
    components: { MuiChartDataProvider: { defaultProps: { width: 640 } } },
  } as ThemeOptions);
}
