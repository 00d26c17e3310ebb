import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '#site/platform/settings/settingsStore.ts';

/** Demos show the library's default look; only the typeface is the site's, so that no second one is loaded. */
const typography = { fontFamily: 'var(--font-text)' };

/** Theme of a live demo. */
export function createDemoTheme({
  mode,
  direction,
}: {
  mode: 'light' | 'dark';
  direction: Direction;
}): Theme {
  return createTheme({ direction, palette: { mode }, typography });
}

/** Theme of a snapshot: colours are variables, so one piece of HTML serves both modes. */
export function createSnapshotTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true },
    typography,
  });
}
