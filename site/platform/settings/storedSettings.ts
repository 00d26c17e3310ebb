import type { CodeStyling } from '#model/CodePreferences.ts';
import { parseDemoHash } from '#model/parseDemoHash.ts';
import { checkPaletteColors } from './checkPaletteColors.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { defaultSettings, type ModePreference, type Settings } from './Settings.ts';
import { initialThemeState, type PaletteColors } from './ThemeState.ts';

/** Key under which the mode is kept, shared with other sites of the family (S4.1). */
export const modeStorageKey = 'mui-mode';
/** Density lasts; the direction is a thing of the session. */
export const densityStorageKey = 'docs-density';
export const directionStorageKey = 'docs-direction';

const stylings: CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

/** Reads what the reader chose before; anything missing, broken or forbidden becomes the default. */
export function readStoredSettings(systemMode: 'light' | 'dark'): Settings {
  const mode = readMode();
  const styling = readCookie('codeStyling');
  // A link to a demo's code says what its sender saw (S1.9).
  const linked = parseDemoHash(location.hash);
  return {
    mode,
    codeVariant: linked?.variant ?? (readCookie('codeVariant') === 'JS' ? 'JS' : 'TS'),
    codeStyling:
      linked?.styling ?? stylings.find((known) => known === styling) ?? defaultSettings.codeStyling,
    theme: {
      ...readDensity(),
      direction: readItem('sessionStorage', directionStorageKey) === 'rtl' ? 'rtl' : 'ltr',
      paletteColors: readPaletteColors(),
      paletteMode: mode === 'system' ? systemMode : mode,
    },
  };
}

/** Reads the mode alone, as another tab may have changed it. */
export function readMode(): ModePreference {
  const stored = readItem('localStorage', modeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Keeps what differs from before. */
export function storeSettings(settings: Settings, before: Settings): void {
  const { theme } = settings;
  if (settings.mode !== before.mode) {
    writeItem('localStorage', modeStorageKey, settings.mode);
  }
  if (theme.direction !== before.theme.direction) {
    writeItem('sessionStorage', directionStorageKey, theme.direction);
  }
  if (theme.dense !== before.theme.dense || theme.spacing !== before.theme.spacing) {
    const { dense, spacing } = theme;
    writeItem('localStorage', densityStorageKey, JSON.stringify({ dense, spacing }));
  }
  if (theme.paletteColors !== before.theme.paletteColors) {
    storePaletteColors(theme.paletteColors);
  }
  if (settings.codeVariant !== before.codeVariant) {
    writeCookie('codeVariant', settings.codeVariant);
  }
  if (settings.codeStyling !== before.codeStyling) {
    writeCookie('codeStyling', settings.codeStyling);
  }
}

function storePaletteColors(colors: PaletteColors): void {
  if (Object.keys(colors).length > 0) {
    writeCookie('paletteColors', JSON.stringify(colors));
  } else {
    removeCookie('paletteColors');
  }
}

function readPaletteColors(): PaletteColors {
  try {
    return checkPaletteColors(JSON.parse(readCookie('paletteColors') ?? '{}'));
  } catch {
    return {};
  }
}

function readDensity(): { dense: boolean; spacing: number } {
  const { dense, spacing } = initialThemeState;
  try {
    const stored = JSON.parse(readItem('localStorage', densityStorageKey) ?? '{}') as Record<
      string,
      unknown
    >;
    return {
      dense: stored.dense === true,
      spacing: typeof stored.spacing === 'number' ? stored.spacing : spacing,
    };
  } catch {
    return { dense, spacing };
  }
}

type Storage = 'localStorage' | 'sessionStorage';

/** Storage can be disabled; choices then last as long as the page. */
function readItem(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Exported for values that are kept beside the settings themselves. */
export function writeItem(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // See readItem.
  }
}
