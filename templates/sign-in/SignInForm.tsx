import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { isDemoAccount } from './account';
import { checkCredentials } from './checkFields';
import { focusFirstWrong } from './focusFirstWrong';
import FormAlert from './FormAlert';
import PasswordField from './PasswordField';
import SubmitButton from './SubmitButton';
import { useAnswer } from './useAnswer';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgotten: () => void;
  onSignIn: (isKept: boolean) => void;
}

/** Email and password, checked here first and then by somebody who takes a moment. */
export default function SignInForm({ email, onEmail, onForgotten, onSignIn }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { isPending, ask } = useAnswer();
  const problems = wasChecked ? checkCredentials({ email, password }) : { email: '', password: '' };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setWasChecked(true);
    setIsRefused(false);
    if (isPending || focusFirstWrong(form, checkCredentials({ email, password }))) {
      return;
    }
    ask(() => {
      if (isDemoAccount({ email, password })) {
        onSignIn(isKept);
        return;
      }
      setIsRefused(true);
      focusFirstWrong(form, { password: 'refused' });
    });
  }

  return (
    <Box component="form" noValidate onSubmit={submit} aria-label="Sign in">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        fullWidth
        required
        value={email}
        error={problems.email !== '' || isRefused}
        helperText={problems.email || ' '}
        onChange={(event) => onEmail(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        sx={{ mb: 1 }}
      />
      <PasswordField
        value={password}
        problem={problems.password}
        isRefused={isRefused}
        onValue={setPassword}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <FormControlLabel
          label="Remember me"
          control={
            <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
          }
        />
        <Link component="button" type="button" variant="body2" onClick={onForgotten}>
          Forgotten password
        </Link>
      </Box>
      <FormAlert message={isRefused ? 'Email and password do not match. Try again.' : ''} />
      <SubmitButton isPending={isPending} />
    </Box>
  );
}
