import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import Brand from './Brand';
import type { Session } from './session';
import SignedIn from './SignedIn';
import SignInPanel from './SignInPanel';
import { useFocusOnChange } from './useFocusOnChange';
import WaterArt from './WaterArt';

/** The sign-in of a rowing club: one card in the middle of the page. */
export default function SignIn() {
  const [session, setSession] = useState<Session>({ kind: 'out', email: '' });
  const heading = useFocusOnChange<HTMLHeadingElement>(session.kind);

  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        minHeight: '100dvh',
        overflow: 'hidden',
        px: 2,
        pb: { xs: 14, sm: 20 },
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <WaterArt />
      <Brand />
      <Box
        component="main"
        sx={{
          position: 'relative',
          display: 'grid',
          flexGrow: 1,
          alignItems: 'center',
          width: 1,
          maxWidth: 456,
        }}
      >
        <Card sx={{ p: { xs: 2.5, sm: 4 }, boxShadow: 6, minWidth: 0 }}>
          {session.kind === 'in' ? (
            <SignedIn
              heading={heading}
              isKept={session.isKept}
              onSignOut={() =>
                setSession({ kind: 'out', email: session.isKept ? session.email : '' })
              }
            />
          ) : (
            <SignInPanel
              heading={heading}
              startEmail={session.email}
              onSignIn={(email, isKept) => setSession({ kind: 'in', email, isKept })}
            />
          )}
        </Card>
      </Box>
    </Box>
  );
}
