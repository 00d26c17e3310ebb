import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import StepHeading from './StepHeading';

interface EmptyCartProps {
  heading: Ref<HTMLHeadingElement>;
  onRefill: () => void;
}

/** What is shown once the last item is out of the basket. */
export default function EmptyCart({ heading, onRefill }: EmptyCartProps) {
  return (
    <Card sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 120 80"
        aria-hidden
        sx={{ width: 120, height: 80, mb: 2, color: 'primary.main' }}
      >
        <path d="M24 34h72l-8 40H32z" fill="currentColor" opacity="0.15" />
        <path
          d="M24 34h72l-8 40H32zM16 34h88M44 34 56 10M76 34 64 10M48 46v16M60 46v16M72 46v16"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <StepHeading heading={heading}>Your basket is empty</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Not a breath of wind in it. What you typed so far is kept.
      </Typography>
      <Button variant="contained" size="large" onClick={onRefill}>
        Put everything back
      </Button>
    </Card>
  );
}
