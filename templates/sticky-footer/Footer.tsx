import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';

/** The foot of the page: who runs the service, and where to leave an address for news. */
export default function Footer() {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [subscribed, setSubscribed] = useState('');

  function subscribe(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setProblem('Enter an address such as mara@example.com.');
      field.current?.focus();
      return;
    }
    setSubscribed(address);
    setAddress('');
  }

  function change(value: string) {
    setAddress(value);
    setProblem('');
  }

  return (
    <Box
      component="footer"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        py: 4,
      }}
    >
      <Container
        maxWidth="md"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}
      >
        <Box>
          <Typography sx={{ fontWeight: 650 }}>Farlight Navigation</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '36ch' }}>
            Charts and tides for small boats, kept by twelve people in Hollow Bay.
          </Typography>
        </Box>
        <Box component="form" noValidate onSubmit={subscribe} sx={{ width: { xs: 1, sm: 380 } }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <TextField
              inputRef={field}
              label="Email for incident news"
              type="email"
              autoComplete="email"
              size="small"
              fullWidth
              required
              value={address}
              error={problem !== ''}
              helperText={problem || ' '}
              onChange={(event) => change(event.target.value)}
            />
            <Button type="submit" variant="contained" sx={{ height: 40, flexShrink: 0 }}>
              Subscribe
            </Button>
          </Box>
          <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
            {subscribed && `News of incidents will go to ${subscribed}.`}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}
