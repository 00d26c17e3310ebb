import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { prefixer } from 'stylis';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { setLicenseKey } from '#site/platform/license/setLicenseKey.ts';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { createDemoTheme } from './createDemoTheme.ts';
import { loadLocalePacks } from './locale-packs/loadLocalePacks.ts';

// Before the first demo renders, which asks for it.
setLicenseKey();

const caches = {
  ltr: createCache({ key: 'css', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** A running demo in the library's theme with the reader's settings; loaded with the first demo. */
export function DemoRuntime({ Demo }: { Demo: ComponentType }) {
  const { state } = useThemeState();
  const localePacks = useLocalePacks();
  // Changes of settings make a new theme but keep the demo mounted: what the reader did in it stays.
  const theme = useMemo(() => createDemoTheme(state, localePacks), [state, localePacks]);
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>
  );
}

const none: object[] = [];

function useLocalePacks(): object[] {
  const language = useLanguage();
  const [packs, setPacks] = useState(none);
  useEffect(() => {
    loadLocalePacks(language).then(setPacks, () => setPacks(none));
  }, [language]);
  return packs;
}
