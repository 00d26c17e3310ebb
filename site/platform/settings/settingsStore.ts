import type { PreferenceName, Preferences } from '#model/Preferences.ts';
import { applyAppearance, storeAppearance } from './rootAppearance.ts';
import type { ModePreference, Settings } from './Settings.ts';
import {
  modeStorageKey,
  readDensity,
  readMode,
  readPaletteColors,
  readStoredSettings,
  storedThemeTexts,
  storeSettings,
  systemMode,
} from './storedSettings.ts';
import { type ThemeAction, themeReducer } from './themeReducer.ts';

const listeners = new Set<() => void>();
let settings: Settings | null = null;
/** What was stored when this tab last looked. */
let seen = { density: null, colors: null } as ReturnType<typeof storedThemeTexts>;

/** Settings as they are now; reads the stored ones on first use. */
export function currentSettings(): Settings {
  if (!settings) {
    settings = readStoredSettings();
    seen = storedThemeTexts();
  }
  return settings;
}

function update(change: Partial<Settings>): void {
  const before = currentSettings();
  const next = { ...before, ...change };
  storeSettings(next, before);
  if (next.theme !== before.theme) {
    storeAppearance(next);
  }
  seen = storedThemeTexts();
  show(next);
}

/**
 * Takes over density and colors that another tab has stored. Without it this tab would store its old ones with the next
 * change, as both are stored whole. Where nothing can be stored nothing ever differs, and choices stay.
 */
function adoptStoredTheme(): void {
  const before = currentSettings();
  const stored = storedThemeTexts();
  const payload = {
    ...(stored.density !== seen.density && readDensity()),
    ...(stored.colors !== seen.colors && { paletteColors: readPaletteColors() }),
  };
  seen = stored;
  const theme = themeReducer(before.theme, { type: 'CHANGE', payload });
  if (theme !== before.theme) {
    show({ ...before, theme });
  }
}

function show(next: Settings): void {
  const before = currentSettings();
  settings = next;
  if (next.theme !== before.theme) {
    applyAppearance(next);
  }
  listeners.forEach((listener) => listener());
}

/**
 * Follows the settings of the page around this one. They are not stored: that page has done so, and a message that
 * arrives late would overwrite what the reader chose since.
 */
export function followSettings({ mode, theme }: Pick<Settings, 'mode' | 'theme'>): void {
  const before = currentSettings();
  show({
    ...before,
    mode,
    theme: themeReducer(before.theme, { type: 'CHANGE', payload: theme }),
  });
}

/** Changes the theme; the one way in for direction, density and colors. */
export function dispatchTheme(action: ThemeAction): void {
  adoptStoredTheme();
  update({ theme: themeReducer(currentSettings().theme, action) });
}

/** Chooses a mode and shows it. */
export function setMode(mode: ModePreference): void {
  adoptStoredTheme();
  const paletteMode = mode === 'system' ? systemMode() : mode;
  const theme = themeReducer(currentSettings().theme, { type: 'CHANGE', payload: { paletteMode } });
  update({ mode, theme });
}

/** Changes a preference for the whole site. */
export function setPreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): void {
  update({ [name]: value });
}

/** Calls back after each change of a setting; returns how to stop. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the operating system and other tabs; call once in the browser. */
export function watchSettings(): void {
  // What is shown now: read later, the settings would hold a change of the system already, which then seems to be none.
  currentSettings();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    setMode(currentSettings().mode);
  });
  addEventListener('storage', (event) => {
    if (event.key === modeStorageKey || event.key === null) {
      setMode(readMode());
    }
    adoptStoredTheme();
  });
  // Colors are a cookie, and no event tells of those.
  document.addEventListener('visibilitychange', () => adoptStoredTheme());
  addEventListener('focus', () => adoptStoredTheme());
}
