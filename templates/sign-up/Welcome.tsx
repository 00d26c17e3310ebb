import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import NextSteps from './NextSteps';
import type { Values } from './values';

interface WelcomeProps {
  heading: Ref<HTMLHeadingElement>;
  values: Values;
  onCorrect: () => void;
}

/** The end of the sign-up: what happens next. */
export default function Welcome({ heading, values, onCorrect }: WelcomeProps) {
  const [isSentAgain, setIsSentAgain] = useState(false);
  return (
    <>
      <MarkEmailReadOutlined color="success" sx={{ fontSize: 44, mb: 1.5 }} />
      <Typography
        ref={heading}
        variant="h2"
        component="h1"
        tabIndex={-1}
        sx={{ outline: 'none', overflowWrap: 'anywhere', textWrap: 'balance' }}
      >
        Almost rooted, {values.name.trim()}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 4, overflowWrap: 'anywhere' }}>
        We have written to <strong>{values.email.trim()}</strong>.
      </Typography>
      <NextSteps country={values.country} wantsNews={values.wantsNews} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" size="large" onClick={() => setIsSentAgain(true)}>
          Send the email again
        </Button>
        <Button size="large" onClick={onCorrect}>
          Correct my details
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: '1.5em', mt: 1.5 }}
      >
        {isSentAgain && 'Sent again. It can take five minutes to arrive.'}
      </Typography>
    </>
  );
}
