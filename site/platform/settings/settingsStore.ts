import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';

/** Reader's choice of colours; `system` follows the operating system. */
export type ModePreference = 'system' | 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
export type CodeVariant = 'JS' | 'TS';

/** Everything a reader can choose about how the site looks. */
export interface Settings {
  mode: ModePreference;
  direction: Direction;
  /** Language demos' code is shown in (S3.8). */
  codeVariant: CodeVariant;
}

/** Key under which the mode is kept, shared with other sites of the family (S4.1). */
export const modeStorageKey = 'mui-mode';

const defaults: Settings = { mode: 'system', direction: 'ltr', codeVariant: 'TS' };
const listeners = new Set<() => void>();
let settings: Settings | null = null;

function readMode(): ModePreference {
  try {
    const stored = localStorage.getItem(modeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage can be disabled; the choice then lasts as long as the page.
    return 'system';
  }
}

function current(): Settings {
  settings ??= {
    mode: readMode(),
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    codeVariant: readCookie('codeVariant') === 'JS' ? 'JS' : 'TS',
  };
  return settings;
}

function update(change: Partial<Settings>): void {
  settings = { ...current(), ...change };
  applySettings(settings);
  listeners.forEach((listener) => listener());
}

/** Stores and applies a mode. */
export function setMode(mode: ModePreference): void {
  try {
    localStorage.setItem(modeStorageKey, mode);
  } catch {
    // See readMode.
  }
  update({ mode });
}

/** Applies a text direction to the whole page. */
export function setDirection(direction: Direction): void {
  update({ direction });
}

/** Chooses the code variant for the whole site and remembers it for a year. */
export function setCodeVariant(codeVariant: CodeVariant): void {
  writeCookie('codeVariant', codeVariant);
  update({ codeVariant });
}

/** The mode that is really shown. */
export function effectiveMode(mode: ModePreference): 'light' | 'dark' {
  if (mode !== 'system') {
    return mode;
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const themeColors = { light: 'hsl(210,100%,42%)', dark: 'hsl(210,14%,7%)' };

function applySettings({ mode, direction }: Settings): void {
  const shown = effectiveMode(mode);
  document.documentElement.dataset.muiColorScheme = shown;
  document.documentElement.dir = direction;
  document.body.classList.toggle('mode-light', shown === 'light');
  document.body.classList.toggle('mode-dark', shown === 'dark');
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', themeColors[shown]);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the settings; the server renders the defaults. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, current, () => defaults);
}

/** Follows the operating system and other tabs; call once in the browser. */
export function watchSettings(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => update({}));
  addEventListener('storage', (event) => {
    if (event.key === modeStorageKey || event.key === null) {
      update({ mode: readMode() });
    }
  });
}
