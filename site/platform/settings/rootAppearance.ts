import { textOn } from './color.ts';
import type { Settings } from './Settings.ts';
import { initialThemeState } from './ThemeState.ts';
import { readItem, writeItem } from './storedSettings.ts';

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
    // On dark a chosen color is lightened, as the default accent is, so that links stay readable.
    style['--color-accent'] = `light-dark(${main}, color-mix(in oklab, ${main} 55%, white))`;
    style['--color-on-accent'] = `light-dark(${textOn(main)}, hsl(212 60% 10%))`;
    style['--color-accent-surface'] =
      `light-dark(color-mix(in oklab, ${main} 8%, white), color-mix(in oklab, ${main} 24%, black))`;
    style['--color-focus'] = `light-dark(${main}, color-mix(in oklab, ${main} 60%, white))`;
  }
  return { style, dense };
}

/** Applies the settings to the document. */
export function applyAppearance(settings: Settings): void {
  const { theme } = settings;
  const root = document.documentElement;
  showMode(theme.paletteMode);
  root.dir = theme.direction;
  root.removeAttribute('style');
  showAppearance(rootAppearance(settings));
}

/** Stores the appearance for the pre-paint script of the next page. */
export function storeAppearance(settings: Settings): void {
  writeItem('localStorage', appearanceStorageKey, JSON.stringify(rootAppearance(settings)));
}

/** Shows the document, and the browser's own bar, in a mode. */
export function showMode(mode: 'light' | 'dark'): void {
  document.documentElement.setAttribute('data-mui-color-scheme', mode);
  document.body.classList.toggle('mode-light', mode === 'light');
  document.body.classList.toggle('mode-dark', mode === 'dark');
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    // Each mode has a meta of its own; the browser takes the first whose media matches.
    meta.media = meta.dataset.mode === mode ? 'all' : 'not all';
  });
}

/** Puts density and custom properties on the root element. */
export function showAppearance({ style, dense }: RootAppearance): void {
  const root = document.documentElement;
  root.toggleAttribute('data-dense', dense);
  for (const name of Object.keys(style)) {
    // Stored text is not trusted with any other property.
    if (name.startsWith('--')) {
      root.style.setProperty(name, style[name] ?? '');
    }
  }
}

/** The appearance the last page left; that of a reader who chose nothing when there is none, or it is broken. */
export function readAppearance(): RootAppearance {
  try {
    const stored = JSON.parse(
      readItem('localStorage', appearanceStorageKey) ?? '{}',
    ) as Partial<RootAppearance>;
    return { style: stored.style ?? {}, dense: stored.dense === true };
  } catch {
    return { style: {}, dense: false };
  }
}
