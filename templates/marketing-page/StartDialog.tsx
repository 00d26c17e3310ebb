import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import type { Offer } from './offers';

interface StartDialogProps {
  offer: Offer;
  open: boolean;
  onClose: () => void;
}

/** Asks for the name of a new group and keeps it. */
export default function StartDialog({ offer, open, onClose }: StartDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [kept, setKept] = useState('');

  function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim().length < 3) {
      setProblem('Enter a name of three letters or more, such as Willow Row.');
      field.current?.focus();
      return;
    }
    setKept(name.trim());
  }

  function change(value: string) {
    setName(value);
    setProblem('');
    setKept('');
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="start-title">
      <form noValidate onSubmit={keep}>
        <DialogTitle id="start-title" variant="h4">
          Start a {offer.name} group
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {offer.price} {offer.period}. Choose a name your neighbors will recognize on a poster.
          </DialogContentText>
          <TextField
            inputRef={field}
            label="Name of your group"
            required
            fullWidth
            autoComplete="off"
            value={name}
            error={problem !== ''}
            helperText={problem || ' '}
            slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
            onChange={(event) => change(event.target.value)}
            sx={{ mt: 2.5 }}
          />
          <Typography role="status" sx={{ minHeight: '3em' }}>
            {kept && `${kept} is yours until 14 June 2026. Tell the street!`}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained">
            Keep this name
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
