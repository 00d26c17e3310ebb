import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { demoAccount } from './account';

interface SignedInProps {
  heading: Ref<HTMLHeadingElement>;
  isKept: boolean;
  onSignOut: () => void;
}

/** What a member sees first. */
export default function SignedIn({ heading, isKept, onSignOut }: SignedInProps) {
  return (
    <>
      <Typography ref={heading} variant="h3" component="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        Good to see you, {demoAccount.name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isKept
          ? 'This device remembers you for thirty days.'
          : 'You are signed in until this window closes.'}
      </Typography>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        Your next outings
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, mb: 3, listStyle: 'none' }}>
        {demoAccount.outings.map(({ day, boat, seat }) => (
          <Box
            component="li"
            key={day}
            sx={{ py: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
          >
            <Typography variant="body2" color="textSecondary">
              {day}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{boat}</Typography>
            <Typography variant="body2">{seat}</Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="large" fullWidth onClick={onSignOut}>
        Sign out
      </Button>
    </>
  );
}
