import { useSyncExternalStore } from 'react';
import { defaultSettings, type Settings } from './Settings.ts';
import { currentSettings, subscribeToSettings } from './settingsStore.ts';

/** Reads the settings; the server renders the defaults. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, currentSettings, () => defaultSettings);
}
