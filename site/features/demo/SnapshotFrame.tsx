import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { createSnapshotTheme } from './createDemoTheme.ts';

const theme = createSnapshotTheme();

/** What stands around a demo while its snapshot is made; the plain provider adds no style sheet of its own. */
export function SnapshotFrame({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
