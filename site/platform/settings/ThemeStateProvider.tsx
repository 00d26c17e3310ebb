import { createContext, type ReactNode, use, useMemo } from 'react';
import { dispatchTheme } from './settingsStore.ts';
import { useSettings } from './useSettings.ts';
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
  const value = useMemo(() => ({ state: theme, dispatch: dispatchTheme }), [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** Makes a theme state with changes of its own known to everything below. */
export function ThemeStateOverride({
  change,
  children,
}: {
  change: Partial<ThemeState> | null;
  children: ReactNode;
}) {
  const outer = useThemeState();
  const value = useMemo(
    () => (change ? { ...outer, state: { ...outer.state, ...change } } : outer),
    [outer, change],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** State of the theme and the way to change it. */
export function useThemeState(): ThemeContextValue {
  const value = use(ThemeContext);
  if (value === null) {
    throw new Error('useThemeState needs a ThemeStateProvider above it: add the provider.');
  }
  return value;
}
