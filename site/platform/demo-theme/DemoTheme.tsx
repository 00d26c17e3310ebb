import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { DemoEnvironmentContext } from './DemoEnvironment.ts';
import { createDemoTheme } from './createDemoTheme.ts';
import { createEmotionCaches, type EmotionCaches } from './createEmotionCaches.ts';
import { loadLocalePacks, loadedLocalePacks } from './loadLocalePacks.ts';
import { skipInitialAnimation } from './skipInitialAnimation.ts';

const pageCaches = createEmotionCaches({ ltr: 'css', rtl: 'rtl' });

/** Keys of its own: a cache removes all style sheets with its key from the page, and those belong to its snapshots. */
function createFrameCaches(frame: Window): EmotionCaches {
  return createEmotionCaches({ ltr: 'frame', rtl: 'frame-rtl' }, frame.document.head);
}

interface DemoThemeProps {
  /** Window of the demo's own frame; null for a demo that runs in the page. */
  frame?: Window | null;
  /** Creates the theme from the reader's settings. */
  createTheme?: typeof createDemoTheme;
  children: ReactNode;
}

/** Provides the library's theme with the reader's settings, and style sheets in the demo's document. */
export function DemoTheme({
  frame = null,
  createTheme = createDemoTheme,
  children,
}: DemoThemeProps) {
  const { state } = useThemeState();
  const pagePacks = useLocalePacks();
  const environment = use(DemoEnvironmentContext);
  const caches = useMemo(() => (frame ? createFrameCaches(frame) : pageCaches), [frame]);
  // A changed setting makes a new theme but keeps the demo mounted, and with it its state.
  const theme = useMemo(
    () =>
      skipInitialAnimation(
        createTheme(state, [
          ...(environment?.localePacks ?? pagePacks),
          ...(environment ? [environment.themeOptions] : []),
          ...(frame ? [inFrame(frame)] : []),
        ]),
      ),
    [createTheme, state, pagePacks, environment, frame],
  );
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Makes components that use the window, or open something in the document, use those of the frame. */
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
