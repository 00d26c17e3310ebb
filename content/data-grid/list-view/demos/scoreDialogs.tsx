import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Score } from './scores.data';

interface ScoreDialogProps {
  score: Score;
  onClose: () => void;
}

/** A sheet at the bottom with all values of a file. */
export function ScoreDetails({ score, onClose }: ScoreDialogProps) {
  const lines = [score.type, score.voice, `${score.kilobytes} KB`, `Changed on ${score.changed}`];

  return (
    <Drawer anchor="bottom" open onClose={onClose} aria-label={`Details of ${score.name}`}>
      <Stack sx={{ p: 2, gap: 1 }}>
        <Typography variant="h6" component="h2">
          {score.name}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    </Drawer>
  );
}

interface RenameScoreProps extends ScoreDialogProps {
  onRename: (name: string) => void;
}

/** A dialog with the name of a file. */
export function RenameScore({ score, onRename, onClose }: RenameScoreProps) {
  const [name, setName] = React.useState(score.name);

  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="rename-score">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRename(name);
        }}
      >
        <DialogTitle id="rename-score">Rename file</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            required
            margin="dense"
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Rename</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
