import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useMemo } from 'react';
import { prefixer } from 'stylis';
import { createDemoTheme } from '#site/features/demo/createDemoTheme.ts';
import { useAppearance } from './appearanceStore.ts';

const caches = {
  ltr: createCache({ key: 'css', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** The theme that demos on pages have, with the reader's settings. */
export function FrameTheme({ children }: { children: ReactNode }) {
  const { theme: state, localePacks } = useAppearance();
  const theme = useMemo(() => createDemoTheme(state, localePacks), [state, localePacks]);
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
