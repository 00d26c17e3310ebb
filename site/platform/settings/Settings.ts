import { defaultPreferences, type Preferences } from '#model/Preferences.ts';
import { initialThemeState, type ThemeState } from './ThemeState.ts';

/** Reader's choice of colors; `system` follows the operating system. */
export type ModePreference = 'system' | 'light' | 'dark';

/** Everything a reader can choose about how the site looks; the language is part of the address. */
export interface Settings extends Preferences {
  mode: ModePreference;
  theme: ThemeState;
}

/** The settings of a reader who has chosen nothing; also what the server renders. */
export const defaultSettings: Settings = {
  mode: 'system',
  ...defaultPreferences,
  theme: initialThemeState,
};
