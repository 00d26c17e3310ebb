import Box from '@mui/material/Box';
import { useState } from 'react';
import Brand from './Brand';
import EmailStep from './EmailStep';
import ProofStep from './ProofStep';
import SignedIn from './SignedIn';
import type { Stage } from './stage';
import { useFocusOnChange } from './useFocusOnChange';

/** The half with the form: first who, then the proof. */
export default function FormSide() {
  const [stage, setStage] = useState<Stage>('email');
  const [email, setEmail] = useState('');
  const heading = useFocusOnChange<HTMLHeadingElement>(stage);

  function signOut() {
    setEmail('');
    setStage('email');
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2.5, sm: 4, lg: 5 } }}>
      <Brand />
      <Box
        component="main"
        sx={{
          width: 1,
          maxWidth: 400,
          // The same room for every stage, so that the halves stay as they are when stacked.
          minHeight: 440,
          marginInline: 'auto',
          marginBlockStart: { xs: 6, md: 'auto' },
          marginBlockEnd: { md: 'auto' },
        }}
      >
        {stage === 'email' && (
          <EmailStep
            heading={heading}
            email={email}
            onEmail={setEmail}
            onNext={() => setStage('proof')}
          />
        )}
        {stage === 'proof' && (
          <ProofStep
            heading={heading}
            email={email.trim()}
            onBack={() => setStage('email')}
            onSignIn={() => setStage('in')}
          />
        )}
        {stage === 'in' && <SignedIn heading={heading} onSignOut={signOut} />}
      </Box>
    </Box>
  );
}
