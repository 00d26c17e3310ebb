import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import Ink from './Ink';

/** The tinted panel on which the drawing of a step stands, 480 by 340. */
export default function ArtFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 340"
      aria-hidden
      sx={{ display: 'block', width: 1, aspectRatio: '480 / 340', color: 'text.primary' }}
    >
      <Ink color="primary.main" opacity={0.1}>
        <rect width="480" height="340" rx="24" />
      </Ink>
      {children}
    </Box>
  );
}
