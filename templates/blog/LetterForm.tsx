import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';

/** Takes an address for the monthly letter. */
export default function LetterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [subscribed, setSubscribed] = useState('');

  function subscribe(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setProblem('Enter an address such as wick@example.com.');
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          inputRef={field}
          label="Email for the letter"
          type="email"
          autoComplete="email"
          required
          value={address}
          error={problem !== ''}
          helperText={problem || 'Nothing else will ever come from us.'}
          slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
          onChange={(event) => change(event.target.value)}
          sx={{ flex: '1 1 240px' }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          sx={{ height: 56, flexGrow: { xs: 1, sm: 0 } }}
        >
          Subscribe
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {subscribed && `The letter of 5 April 2026 will come to ${subscribed}.`}
      </Typography>
    </Box>
  );
}
