import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { createTemplateSnapshotTheme } from './liveTemplateTheme.ts';

const theme = createTemplateSnapshotTheme();

/** What stands around a template while its snapshot is made. */
export function TemplateSnapshotFrame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
