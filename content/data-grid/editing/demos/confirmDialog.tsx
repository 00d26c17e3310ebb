import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface ConfirmDialogProps {
  description: string;
  onConfirm: () => void;
  onDiscard: () => void;
}

/** Asks whether to save. No button is focused: the Enter key that ended editing would click it. */
export function ConfirmDialog({ description, onConfirm, onDiscard }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onDiscard} aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">Save the change?</DialogTitle>
      <DialogContent>{description}</DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Discard</Button>
        <Button variant="contained" onClick={onConfirm}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
