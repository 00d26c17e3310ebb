import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';

/** Takes an address for the season letter. */
export default function LetterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [subscribed, setSubscribed] = useState('');

  function subscribe(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setProblem('Enter an address such as olive@example.com.');
      field.current?.focus();
      return;
    }
    setSubscribed(address);
    setAddress('');
  }

  function change(value: string) {
    setAddress(value);
    setProblem('');
    setSubscribed('');
  }

  return (
    <Box component="form" noValidate onSubmit={subscribe}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row', md: 'column' },
          alignItems: { sm: 'flex-start' },
          gap: 1.5,
        }}
      >
        <TextField
          inputRef={field}
          label="Email for the season letter"
          type="email"
          autoComplete="email"
          fullWidth
          required
          value={address}
          error={problem !== ''}
          helperText={problem || 'One click ends it, at the foot of every letter.'}
          slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
          onChange={(event) => change(event.target.value)}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          sx={{ minHeight: { sm: 56, md: 0 }, flexShrink: 0 }}
        >
          Send me the letter
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {subscribed && `The first letter goes to ${subscribed} on 8 May 2026.`}
      </Typography>
    </Box>
  );
}
