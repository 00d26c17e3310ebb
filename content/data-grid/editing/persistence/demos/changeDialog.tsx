import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

/** One changed value of a row. */
export interface Change {
  label: string;
  from: string;
  to: string;
}

interface ChangeDialogProps {
  title: string;
  changes: Change[];
  onConfirm: () => void;
  onDiscard: () => void;
}

/** Lists what changed. No button has the focus: the Enter key that ended editing would click it. */
export function ChangeDialog({ title, changes, onConfirm, onDiscard }: ChangeDialogProps) {
  return (
    <Dialog open onClose={onDiscard} aria-labelledby="change-title">
      <DialogTitle id="change-title">{title}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {changes.map(({ label, from, to }) => (
            <ListItem key={label} disableGutters>
              <ListItemText primary={label} secondary={`from ${from} to ${to}`} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Discard</Button>
        <Button variant="contained" onClick={onConfirm}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
