import type { CodeStyling, CodeVariant } from '#model/CodePreferences.ts';
import { useSyncExternalStore } from 'react';
import { applyAppearance } from './rootAppearance.ts';
import { defaultSettings, type ModePreference, type Settings } from './Settings.ts';
import { modeStorageKey, readMode, readStoredSettings, storeSettings } from './storedSettings.ts';
import { type ThemeAction, themeReducer } from './themeReducer.ts';

const listeners = new Set<() => void>();
let settings: Settings | null = null;

/** Settings as they are now; reads the stored ones on first use. */
export function currentSettings(): Settings {
  settings ??= readStoredSettings(systemMode());
  return settings;
}

/** Colours the operating system prefers. */
export function systemMode(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function update(change: Partial<Settings>): void {
  const before = currentSettings();
  const next = { ...before, ...change };
  settings = next;
  storeSettings(next, before);
  if (next.theme !== before.theme) {
    applyAppearance(next);
  }
  listeners.forEach((listener) => listener());
}

/** Changes the theme; the one way in for direction, density and colours. */
export function dispatchTheme(action: ThemeAction): void {
  update({ theme: themeReducer(currentSettings().theme, action) });
}

/** Chooses a mode and shows it. */
export function setMode(mode: ModePreference): void {
  const paletteMode = mode === 'system' ? systemMode() : mode;
  const theme = themeReducer(currentSettings().theme, { type: 'CHANGE', payload: { paletteMode } });
  update({ mode, theme });
}

/** Chooses the code variant for the whole site. */
export function setCodeVariant(codeVariant: CodeVariant): void {
  update({ codeVariant });
}

/** Chooses the styling of demos for the whole site. */
export function setCodeStyling(codeStyling: CodeStyling): void {
  update({ codeStyling });
}

/** Calls back after each change of a setting; returns how to stop. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the settings; the server renders the defaults. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, currentSettings, () => defaultSettings);
}

/** Follows the operating system and other tabs; call once in the browser. */
export function watchSettings(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    setMode(currentSettings().mode);
  });
  addEventListener('storage', (event) => {
    if (event.key === modeStorageKey || event.key === null) {
      setMode(readMode());
    }
  });
}
