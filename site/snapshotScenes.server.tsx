import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { createTemplateSnapshotTheme } from '#site/features/template-gallery/createLiveTemplateTheme.ts';
import { createSnapshotTheme } from '#site/platform/demo-theme/createDemoTheme.ts';
import { setLicenseKey } from './platform/setLicenseKey.ts';

setLicenseKey();

/** Theme of the snapshots of demos. */
export const demoTheme = createSnapshotTheme();

/** Theme of the snapshots of templates. */
export const templateTheme = createTemplateSnapshotTheme();

/** What a demo is rendered in; `@mui/system`'s provider adds no style sheet of its own. */
export function DemoScene({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={demoTheme}>{children}</ThemeProvider>;
}

/** What a template is rendered in. */
export function TemplateScene({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={templateTheme}>
      <ScopedCssBaseline>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
