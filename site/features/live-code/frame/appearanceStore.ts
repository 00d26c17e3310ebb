import { useSyncExternalStore } from 'react';
import { loadLocalePacks } from '#site/features/demo/locale-packs/loadLocalePacks.ts';
import type { FrameAppearance } from '#site/features/live-code/frameMessages.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';

interface Appearance {
  theme: ThemeState;
  /** The library's words in the page's language. */
  localePacks: object[];
}

let appearance: Appearance = { theme: initialThemeState, localePacks: [] };
const listeners = new Set<() => void>();

/** Takes over the page's look; what is mounted follows without starting anew. */
export async function setAppearance({ theme, language, inset }: FrameAppearance): Promise<void> {
  const root = document.documentElement;
  root.lang = language === 'zh' ? 'zh-CN' : language;
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

/** The page's look as it is now. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => appearance);
}
