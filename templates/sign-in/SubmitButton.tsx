import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** The button of the form, which keeps the focus while the answer is awaited. */
export default function SubmitButton({ isPending }: { isPending: boolean }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      // `disabled` would drop the focus, and with it the place of somebody who uses the keyboard.
      aria-disabled={isPending}
      startIcon={
        isPending && <CircularProgress size={18} color="inherit" aria-label="Please wait" />
      }
    >
      {isPending ? 'Signing in…' : 'Sign in'}
    </Button>
  );
}
