import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useState } from 'react';
import PacketHead from './PacketHead';
import SignUpForm from './SignUpForm';
import { useFocusOnChange } from './useFocusOnChange';
import { startValues } from './values';
import Welcome from './Welcome';

/** The sign-up of a seed exchange, on a card that looks like a packet of seeds. */
export default function SignUp() {
  const [values, setValues] = useState(startValues);
  const [stage, setStage] = useState<'form' | 'welcome'>('form');
  const heading = useFocusOnChange<HTMLHeadingElement>(stage);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Container sx={{ maxWidth: { xs: 680 }, py: { xs: 2, sm: 6 } }}>
        <Card>
          <PacketHead />
          <Box component="main" sx={{ p: { xs: 2.5, sm: 5 } }}>
            {stage === 'form' ? (
              <SignUpForm
                heading={heading}
                values={values}
                onValues={setValues}
                onJoin={() => setStage('welcome')}
              />
            ) : (
              <Welcome heading={heading} values={values} onCorrect={() => setStage('form')} />
            )}
          </Box>
        </Card>
      </Container>
    </Box>
  );
}
