import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import AccountDialog from './AccountDialog';
import { demoAccount } from './account';
import PasswordDialog from './PasswordDialog';
import ProviderButtons from './ProviderButtons';
import SignInForm from './SignInForm';

interface SignInPanelProps {
  heading: Ref<HTMLHeadingElement>;
  startEmail: string;
  onSignIn: (email: string, isKept: boolean) => void;
}

/** What is on the card while nobody is signed in. */
export default function SignInPanel({ heading, startEmail, onSignIn }: SignInPanelProps) {
  const [email, setEmail] = useState(startEmail);
  const [open, setOpen] = useState<'none' | 'password' | 'account'>('none');
  return (
    <>
      <Typography ref={heading} variant="h3" component="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        Sign in to the boathouse
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Demo account: <strong>{demoAccount.email}</strong>
        <br />
        Password: <strong>{demoAccount.password}</strong>
      </Typography>
      <SignInForm
        email={email}
        onEmail={setEmail}
        onForgotten={() => setOpen('password')}
        onSignIn={(isKept) => onSignIn(email, isKept)}
      />
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>or with</Divider>
      <ProviderButtons />
      <Typography variant="body2" sx={{ mt: 1, textAlign: 'center' }}>
        Not a member yet?{' '}
        <Link component="button" type="button" variant="body2" onClick={() => setOpen('account')}>
          Create an account
        </Link>
      </Typography>
      <PasswordDialog
        isOpen={open === 'password'}
        startEmail={email}
        onClose={() => setOpen('none')}
      />
      <AccountDialog isOpen={open === 'account'} onClose={() => setOpen('none')} />
    </>
  );
}
