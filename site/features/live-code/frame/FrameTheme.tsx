import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { FrameAppearance } from '#site/features/live-code/frameMessages.ts';
import { createDemoTheme } from '#site/platform/demo-theme/createDemoTheme.ts';
import { createEmotionCaches } from '#site/platform/demo-theme/createEmotionCaches.ts';
import { loadLocalePacks } from '#site/platform/demo-theme/loadLocalePacks.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';

interface Appearance {
  theme: ThemeState;
  /** The library's locale in the page's language. */
  localePacks: object[];
}

let appearance: Appearance = { theme: initialThemeState, localePacks: [] };
const listeners = new Set<() => void>();

/** Applies the page's appearance; what is mounted updates without a restart. */
export async function setAppearance(next: FrameAppearance): Promise<void> {
  const { theme, language, languageTag, inset } = next;
  const root = document.documentElement;
  root.lang = languageTag;
  root.dir = theme.direction;
  root.style.colorScheme = theme.paletteMode;
  root.dataset.muiColorScheme = theme.paletteMode;
  root.style.setProperty('--inset', `${inset}px`);
  appearance = { ...appearance, theme };
  listeners.forEach((listener) => listener());
  const localePacks = await loadLocalePacks(language);
  if (localePacks !== appearance.localePacks) {
    appearance = { ...appearance, localePacks };
    listeners.forEach((listener) => listener());
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => appearance);
}

const caches = createEmotionCaches({ ltr: 'css', rtl: 'rtl' });

/** Provides the theme that demos on pages have, with the reader's settings. */
export function FrameTheme({ children }: { children: ReactNode }) {
  const { theme: state, localePacks } = useAppearance();
  const theme = useMemo(() => createDemoTheme(state, localePacks), [state, localePacks]);
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
