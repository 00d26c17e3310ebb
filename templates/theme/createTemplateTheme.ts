import {
  createTheme,
  type PaletteMode,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { palettes } from './palettes';

const heading = { fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.15 };

const typography = {
  fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  h1: { ...heading, fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 3.75rem)' },
  h2: { ...heading, fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem)' },
  h3: { ...heading, fontSize: '1.5rem' },
  h4: { ...heading, fontSize: '1.25rem' },
  h5: { ...heading, fontSize: '1.125rem', letterSpacing: '-0.01em' },
  h6: { ...heading, fontSize: '1rem', letterSpacing: 0 },
};

/** What a project may change about the theme besides everything a Material UI theme takes. */
export interface TemplateThemeOptions extends Omit<
  ThemeOptions,
  'palette' | 'colorSchemes' | 'typography'
> {
  /** Keeps the page in one mode; without it the page follows the reader's system. */
  mode?: PaletteMode;
  /** Colors that replace the theme's own in both modes. */
  colors?: Pick<PaletteOptions, 'primary' | 'secondary'>;
  /** Typeface of all text, buttons and headings included. */
  fontFamily?: string;
}

/** The theme of the templates; `overrides` are merged into the finished theme. */
export function createTemplateTheme(
  { mode, colors, fontFamily = typography.fontFamily, ...options }: TemplateThemeOptions = {},
  ...overrides: object[]
): Theme {
  const palette = (ofMode: PaletteMode) => ({ ...palettes[ofMode], ...colors });
  const colorOptions: ThemeOptions = mode
    ? { palette: palette(mode) }
    : {
        cssVariables: { colorSchemeSelector: 'media' },
        colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
      };
  const look: ThemeOptions = {
    shape: { borderRadius: 10 },
    typography: { ...typography, fontFamily },
    components: componentStyles,
  };
  return createTheme({ ...look, ...colorOptions, ...options }, ...overrides);
}
