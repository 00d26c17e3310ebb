import { createContext, type ReactNode, use } from 'react';
import { dispatchTheme, useSettings } from './settingsStore.ts';
import type { ThemeAction } from './themeReducer.ts';
import type { ThemeState } from './ThemeState.ts';

interface ThemeContextValue {
  state: ThemeState;
  dispatch: (action: ThemeAction) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** Makes the theme state and its dispatch known to everything below. */
export function ThemeStateProvider({ children }: { children: ReactNode }) {
  const { theme } = useSettings();
  return <ThemeContext value={{ state: theme, dispatch: dispatchTheme }}>{children}</ThemeContext>;
}

/** State of the theme and the way to change it. */
export function useThemeState(): ThemeContextValue {
  const value = use(ThemeContext);
  if (value === null) {
    throw new Error('useThemeState needs a ThemeStateProvider above it: add the provider.');
  }
  return value;
}
