import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { prefixer } from 'stylis';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { createDemoTheme } from './createDemoTheme.ts';
import { loadLocalePacks, loadedLocalePacks } from './locale-packs/loadLocalePacks.ts';

type Caches = Record<'ltr' | 'rtl', EmotionCache>;

const pageCaches = createCaches({ ltr: 'css', rtl: 'rtl' });

function createCaches(keys: Record<keyof Caches, string>, container?: HTMLElement): Caches {
  const options = { prepend: true, container };
  return {
    ltr: createCache({ ...options, key: keys.ltr }),
    rtl: createCache({ ...options, key: keys.rtl, stylisPlugins: [prefixer, rtlPlugin] }),
  };
}

/** Under keys of its own: a cache takes all sheets of its key out of the page, and those belong to the snapshots there. */
function createFrameCaches(frame: Window): Caches {
  return createCaches({ ltr: 'frame', rtl: 'frame-rtl' }, frame.document.head);
}

interface DemoThemeProps {
  /** Window of the demo's own frame; null for a demo that runs in the page. */
  frame?: Window | null;
  /** Makes the theme from the reader's settings. */
  themeOf?: typeof createDemoTheme;
  children: ReactNode;
}

/** The library's theme with the reader's settings, and the style sheets of the document the demo is in. */
export function DemoTheme({ frame = null, themeOf = createDemoTheme, children }: DemoThemeProps) {
  const { state } = useThemeState();
  const localePacks = useLocalePacks();
  const caches = useMemo(() => (frame ? createFrameCaches(frame) : pageCaches), [frame]);
  // Changes of settings make a new theme but keep the demo mounted: what the reader did in it stays.
  const theme = useMemo(
    () => themeOf(state, frame ? [...localePacks, inFrame(frame)] : localePacks),
    [themeOf, state, localePacks, frame],
  );
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Components that look at the window, or open something in the document, use those of the frame. */
function inFrame(frame: Window): object {
  const container = { defaultProps: { container: () => frame.document.body } };
  return {
    components: {
      MuiUseMediaQuery: { defaultProps: { matchMedia: frame.matchMedia.bind(frame) } },
      MuiModal: container,
      MuiPopover: container,
      MuiPopper: container,
    },
  };
}

function useLocalePacks(): object[] {
  const language = useLanguage();
  const [packs, setPacks] = useState(() => loadedLocalePacks(language));
  useEffect(() => {
    loadLocalePacks(language).then(setPacks, () => setPacks([]));
  }, [language]);
  return packs;
}
