import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { checkEmail } from './checkEntries';
import { demo } from './demo';
import StageHeading from './StageHeading';

interface EmailStepProps {
  heading: Ref<HTMLHeadingElement>;
  email: string;
  onEmail: (email: string) => void;
  onNext: () => void;
}

/** The first stage: who wants in. */
export default function EmailStep({ heading, email, onEmail, onNext }: EmailStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wasChecked, setWasChecked] = useState(false);
  const problem = wasChecked ? checkEmail(email) : '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasChecked(true);
    if (checkEmail(email) === '') {
      onNext();
    } else {
      field.current?.focus();
    }
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StageHeading heading={heading}>Open your collection</StageHeading>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        Start with the address your museum knows you by. To look around, take{' '}
        <strong>{demo.email}</strong>.
      </Typography>
      <TextField
        inputRef={field}
        label="Email"
        type="email"
        autoComplete="username"
        fullWidth
        required
        value={email}
        error={problem !== ''}
        helperText={problem || ' '}
        onChange={(event) => onEmail(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        endIcon={<ArrowForward sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        sx={{ mt: 2 }}
      >
        Continue
      </Button>
    </Box>
  );
}
