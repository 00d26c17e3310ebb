import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

/** What the form is for. */
export default function FormHeading({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        Swap what you grow
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3.5, textWrap: 'balance' }}>
        Send three kinds of seed a year, and receive three you have never sown.
      </Typography>
    </>
  );
}
