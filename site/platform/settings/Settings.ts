import type { CodeStyling, CodeVariant } from '#model/CodePreferences.ts';
import { initialThemeState, type ThemeState } from './ThemeState.ts';

/** Reader's choice of colours; `system` follows the operating system. */
export type ModePreference = 'system' | 'light' | 'dark';

/** Everything a reader can choose about how the site looks; the language is part of the address. */
export interface Settings {
  mode: ModePreference;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  theme: ThemeState;
}

/** The settings of a reader who has chosen nothing; also what the server renders. */
export const defaultSettings: Settings = {
  mode: 'system',
  codeVariant: 'TS',
  codeStyling: 'MUI System',
  theme: initialThemeState,
};
