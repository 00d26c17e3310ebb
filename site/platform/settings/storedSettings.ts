import {
  parseDemoHash,
  preferenceNames,
  type Preferences,
  preferences,
} from '#model/Preferences.ts';
import { checkPaletteColors } from './checkPaletteColors.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { defaultSettings, type ModePreference, type Settings } from './Settings.ts';
import { initialThemeState, type PaletteColors } from './ThemeState.ts';

/** Key under which the mode is kept, shared with other sites of the family (S4.1). */
export const modeStorageKey = 'mui-mode';
/** Density is kept for good, the direction for the session. */
export const densityStorageKey = 'docs-density';
export const directionStorageKey = 'docs-direction';

/** Reads what the reader chose before; anything missing, broken or forbidden becomes the default. */
export function readStoredSettings(): Settings {
  const mode = readMode();
  // A link to a demo's code says what its sender saw (S1.9).
  const linked = parseDemoHash(location.hash);
  return {
    mode,
    ...readPreferences(),
    ...(linked?.variant && { codeVariant: linked.variant }),
    ...(linked?.styling && { codeStyling: linked.styling }),
    theme: {
      ...readDensity(),
      direction: readItem('sessionStorage', directionStorageKey) === 'rtl' ? 'rtl' : 'ltr',
      paletteColors: readPaletteColors(),
      paletteMode: mode === 'system' ? systemMode() : mode,
    },
  };
}

/** Texts under which density and colors are stored, to tell whether another tab has changed them; null for none. */
export function storedThemeTexts(): { density: string | null; colors: string | null } {
  return {
    density: readItem('localStorage', densityStorageKey),
    colors: readCookie('paletteColors'),
  };
}

/** Reads the mode alone, as another tab may have changed it. */
export function readMode(): ModePreference {
  const stored = readItem('localStorage', modeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Colors the operating system prefers. */
export function systemMode(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
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
  for (const name of preferenceNames) {
    if (settings[name] !== before[name]) {
      writeCookie(name, settings[name]);
    }
  }
}

function readPreferences(): Preferences {
  const entries = preferenceNames.map((name) => {
    const stored = readCookie(name);
    const values: readonly string[] = preferences[name];
    return [name, values.find((value) => value === stored) ?? defaultSettings[name]];
  });
  return Object.fromEntries(entries) as Preferences;
}

function storePaletteColors(colors: PaletteColors): void {
  if (Object.keys(colors).length > 0) {
    writeCookie('paletteColors', JSON.stringify(colors));
  } else {
    removeCookie('paletteColors');
  }
}

/** Reads the chosen colors alone. */
export function readPaletteColors(): PaletteColors {
  try {
    return checkPaletteColors(JSON.parse(readCookie('paletteColors') ?? '{}'));
  } catch {
    return {};
  }
}

/** Reads density and spacing alone. */
export function readDensity(): { dense: boolean; spacing: number } {
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

/** A stored text, or null; storage can be disabled, and choices then last as long as the page. */
export function readItem(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, where the browser allows it. */
export function writeItem(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // See readItem.
  }
}
