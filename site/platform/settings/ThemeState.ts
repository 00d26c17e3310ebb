/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

/** Colors a reader has chosen over the library's own. */
export interface PaletteColors {
  primary?: { main: string };
  secondary?: { main: string };
}

/** What decides the look of demos and shell (S3.7). */
export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** Unit of spacing in pixels. */
  spacing: number;
  paletteMode: 'light' | 'dark';
}

/** The state of a reader who has chosen nothing. */
export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};
