import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { checkProof } from './checkEntries';
import CodeEntry from './CodeEntry';
import PasswordEntry from './PasswordEntry';
import StageHeading from './StageHeading';
import type { Proof } from './stage';

interface ProofStepProps {
  heading: Ref<HTMLHeadingElement>;
  email: string;
  onBack: () => void;
  onSignIn: () => void;
}

const nothing: Record<Proof, string> = { password: '', code: '' };

/** The second stage: a password or a code, whichever is at hand. */
export default function ProofStep({ heading, email, onBack, onSignIn }: ProofStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [proof, setProof] = useState<Proof>('password');
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState(nothing);
  const Entry = proof === 'password' ? PasswordEntry : CodeEntry;

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = checkProof(proof, values[proof], email);
    setProblems({ ...problems, [proof]: problem });
    if (problem === '') {
      onSignIn();
    } else {
      field.current?.focus();
    }
  }

  function change(value: string) {
    setValues({ ...values, [proof]: value });
    // Checked again on submit only: a live check would tell a guess from the real thing.
    setProblems({ ...problems, [proof]: '' });
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StageHeading heading={heading}>Show that it is you</StageHeading>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, overflowWrap: 'anywhere' }}>
        Signing in as <strong>{email}</strong>
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        aria-label="Kind of proof"
        value={proof}
        onChange={(_, next: Proof | null) => setProof(next ?? proof)}
        sx={{ mb: 3 }}
      >
        <ToggleButton value="password">Password</ToggleButton>
        <ToggleButton value="code">Code by email</ToggleButton>
      </ToggleButtonGroup>
      <Entry
        field={field}
        value={values[proof]}
        problem={problems[proof]}
        email={email}
        onValue={change}
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        Sign in
      </Button>
      <Button
        fullWidth
        startIcon={<ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        onClick={onBack}
        sx={{ mt: 1.5 }}
      >
        Use another email
      </Button>
    </Box>
  );
}
