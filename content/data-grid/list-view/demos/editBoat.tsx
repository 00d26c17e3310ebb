import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Boat } from './boats.data';

interface EditBoatProps {
  boat: Boat;
  onSave: (boat: Boat) => void;
  onClose: () => void;
}

const statuses: Boat['status'][] = ['Free', 'Rented', 'In repair'];

/** A dialog that edits the name, the price, and the status of a boat. */
export function EditBoat({ boat, onSave, onClose }: EditBoatProps) {
  const [draft, setDraft] = React.useState(boat);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="edit-boat">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <DialogTitle id="edit-boat">Edit {boat.name}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            required
            margin="dense"
            label="Name"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <TextField
            fullWidth
            required
            margin="dense"
            type="number"
            label="Euros per hour"
            value={draft.price}
            onChange={(event) => setDraft({ ...draft, price: Number(event.target.value) })}
          />
          <TextField
            fullWidth
            select
            margin="dense"
            label="Status"
            value={draft.status}
            onChange={(event) =>
              setDraft({ ...draft, status: event.target.value as Boat['status'] })
            }
          >
            {statuses.map((status) => (
              <MenuItem key={status} value={status}>
                {status}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
