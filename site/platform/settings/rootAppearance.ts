import { textOn } from './color.ts';
import type { Settings } from './Settings.ts';
import { initialThemeState } from './ThemeState.ts';
import { writeItem } from './storedSettings.ts';

/** Key of the ready-made appearance that the pre-paint script puts on the root element. */
export const appearanceStorageKey = 'docs-appearance';

/** What the settings mean for the root element. */
export interface RootAppearance {
  /** Custom properties that differ from `ui/tokens.css`. */
  style: Record<string, string>;
  dense: boolean;
}

/** Settings → custom properties; nothing for a reader who has chosen nothing. */
export function rootAppearance({ theme }: Settings): RootAppearance {
  const { spacing, dense, paletteColors } = theme;
  const style: Record<string, string> = {};
  if (spacing !== initialThemeState.spacing) {
    style['--unit'] = `${spacing}px`;
  }
  const main = paletteColors.primary?.main;
  if (main !== undefined) {
    // On dark a chosen colour is lightened, as the default accent is, so that links stay readable.
    style['--color-accent'] = `light-dark(${main}, color-mix(in oklab, ${main} 55%, white))`;
    style['--color-on-accent'] = `light-dark(${textOn(main)}, hsl(212 60% 10%))`;
    style['--color-accent-surface'] =
      `light-dark(color-mix(in oklab, ${main} 8%, white), color-mix(in oklab, ${main} 24%, black))`;
    style['--color-focus'] = `light-dark(${main}, color-mix(in oklab, ${main} 60%, white))`;
  }
  return { style, dense };
}

/** Colours of the browser's own bar (S4.2). */
export const themeColors = { light: 'hsl(210,100%,42%)', dark: 'hsl(210,14%,7%)' };

/** Puts the settings on the document and leaves the result for the next page's pre-paint script. */
export function applyAppearance(settings: Settings): void {
  const { theme } = settings;
  const { style, dense } = rootAppearance(settings);
  const root = document.documentElement;
  root.dataset.muiColorScheme = theme.paletteMode;
  root.dir = theme.direction;
  root.toggleAttribute('data-dense', dense);
  root.removeAttribute('style');
  for (const [name, value] of Object.entries(style)) {
    root.style.setProperty(name, value);
  }
  document.body.classList.toggle('mode-light', theme.paletteMode === 'light');
  document.body.classList.toggle('mode-dark', theme.paletteMode === 'dark');
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', themeColors[theme.paletteMode]);
  });
  writeItem('localStorage', appearanceStorageKey, JSON.stringify({ style, dense }));
}
