import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface StepHeadingProps {
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading of a step, which can take the focus from a script. */
export default function StepHeading({ heading, children }: StepHeadingProps) {
  return (
    <Typography
      ref={heading}
      variant="h3"
      component="h2"
      tabIndex={-1}
      sx={{ outline: 'none', scrollMarginTop: 24, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
