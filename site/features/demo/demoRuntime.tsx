import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ComponentType, useMemo } from 'react';
import { prefixer } from 'stylis';
import { effectiveMode, useSettings } from '#site/platform/settings/settingsStore.ts';
import { createDemoTheme } from './createDemoTheme.ts';

const caches = {
  ltr: createCache({ key: 'css', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** A running demo in the library's theme with the reader's settings; loaded with the first demo. */
export function DemoRuntime({ Demo }: { Demo: ComponentType }) {
  const { mode, direction } = useSettings();
  const shown = effectiveMode(mode);
  const theme = useMemo(() => createDemoTheme({ mode: shown, direction }), [shown, direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>
  );
}
