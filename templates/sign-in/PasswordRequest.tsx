import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { checkEmail } from './checkFields';
import DialogButtons from './DialogButtons';
import { focusFirstWrong } from './focusFirstWrong';
import { useFirstFocus } from './useFirstFocus';

interface PasswordRequestProps {
  startEmail: string;
  onCancel: () => void;
  onSend: (email: string) => void;
}

/** The one question of the password dialog. */
export default function PasswordRequest({ startEmail, onCancel, onSend }: PasswordRequestProps) {
  const first = useFirstFocus<HTMLInputElement>();
  const [email, setEmail] = useState(startEmail);
  const [wasChecked, setWasChecked] = useState(false);
  const problem = wasChecked ? checkEmail(email) : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasChecked(true);
    if (!focusFirstWrong(event.currentTarget, { email: checkEmail(email) })) {
      onSend(email.trim());
    }
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        We send a link to the address you joined the club with.
      </Typography>
      <TextField
        inputRef={first}
        name="email"
        label="Email of your account"
        type="email"
        autoComplete="email"
        fullWidth
        required
        value={email}
        error={problem !== ''}
        helperText={problem || ' '}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
      <DialogButtons submit="Send the link" onCancel={onCancel} />
    </Box>
  );
}
