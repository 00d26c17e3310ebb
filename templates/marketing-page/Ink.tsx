import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InkProps {
  /** A path into the palette, such as `primary.main`. */
  color: string;
  opacity?: number;
  children: ReactNode;
}

/** Shapes of a drawing that share one color of the theme. */
export default function Ink({ color, opacity, children }: InkProps) {
  return (
    <Box component="g" sx={{ color, opacity }} fill="currentColor">
      {children}
    </Box>
  );
}
