import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { demo } from './demo';
import StageHeading from './StageHeading';

interface SignedInProps {
  heading: Ref<HTMLHeadingElement>;
  onSignOut: () => void;
}

/** The collection at a glance, once the keeper is in. */
export default function SignedIn({ heading, onSignOut }: SignedInProps) {
  return (
    <>
      <StageHeading heading={heading}>The cases are open</StageHeading>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
        {demo.museum}, as of this morning:
      </Typography>
      <Box component="dl" sx={{ m: 0, mb: 4 }}>
        {demo.facts.map(({ amount, label }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              justifyContent: 'flex-end',
              alignItems: 'baseline',
              gap: 2,
              py: 1.5,
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography component="dt">{label}</Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, minWidth: 84 }}>
              {amount}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="large" fullWidth onClick={onSignOut}>
        Sign out
      </Button>
    </>
  );
}
