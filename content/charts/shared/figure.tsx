import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface FigureProps {
  /** The finding, as a sentence. */
  headline: string;
  /** What is measured, and in which unit. */
  measure: string;
  source: string;
  children: React.ReactNode;
}

/** The frame of a printed chart. */
export function Figure({ headline, measure, source, children }: FigureProps) {
  return (
    <Box
      component="figure"
      sx={{ width: '100%', m: 0, '& svg text': { unicodeBidi: 'plaintext' } }}
    >
      <figcaption>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{headline}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {measure}
        </Typography>
      </figcaption>
      {children}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {source}
      </Typography>
    </Box>
  );
}
