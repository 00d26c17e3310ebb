import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { findProblem } from './calendar';
import { kinds } from './leaves.data';
import type { Leave, LeaveKind } from './leaves.data';

interface LeaveDialogProps {
  name: string;
  leave: Leave;
  leaves: readonly Leave[];
  onSave: (leave: Leave) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Adds, changes, or deletes a leave. The dialog validates on submit. */
export function LeaveDialog({ name, leave, leaves, onSave, onDelete, onClose }: LeaveDialogProps) {
  const [draft, setDraft] = React.useState(leave);
  const [problem, setProblem] = React.useState<string>();
  const isNew = !leaves.some(({ id }) => id === leave.id);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = findProblem(draft, leaves);
    setProblem(found);
    if (!found) {
      onSave(draft);
    }
  };
  const dateField = (label: string, key: 'from' | 'to') => (
    <TextField
      type="date"
      label={label}
      value={draft[key]}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
      error={key === 'to' && problem !== undefined}
      helperText={key === 'to' && problem}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { role: 'alert' },
      }}
    />
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="leave-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="leave-title">{`Time off for ${name}`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            select
            label="Kind"
            value={draft.kind}
            onChange={(event) => setDraft({ ...draft, kind: event.target.value as LeaveKind })}
          >
            {kinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kind}
              </MenuItem>
            ))}
          </TextField>
          {dateField('First day', 'from')}
          {dateField('Last day', 'to')}
        </DialogContent>
        <DialogActions>
          {!isNew && (
            <Button color="error" onClick={onDelete} sx={{ marginInlineEnd: 'auto' }}>
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
