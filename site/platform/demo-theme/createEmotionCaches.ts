import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from '#site/platform/settings/ThemeState.ts';

/** One Emotion cache for each direction; that for right-to-left text mirrors the styles. */
export type EmotionCaches = Record<Direction, EmotionCache>;

/** Creates caches under keys of their own; their style sheets come first in the container, by default the head. */
export function createEmotionCaches(
  keys: Record<Direction, string>,
  container?: HTMLElement,
): EmotionCaches {
  const options = { prepend: true, ...(container ? { container } : {}) };
  return {
    ltr: createCache({ ...options, key: keys.ltr }),
    rtl: createCache({ ...options, key: keys.rtl, stylisPlugins: [prefixer, rtlPlugin] }),
  };
}
