import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface StageHeadingProps {
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading of a stage, which can take the focus from a script. */
export default function StageHeading({ heading, children }: StageHeadingProps) {
  return (
    <Typography
      ref={heading}
      variant="h2"
      component="h1"
      tabIndex={-1}
      sx={{ outline: 'none', textWrap: 'balance' }}
    >
      {children}
    </Typography>
  );
}
