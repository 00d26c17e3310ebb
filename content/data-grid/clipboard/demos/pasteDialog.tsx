import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

/** Asks whether to paste the given lines. */
export function PasteDialog({
  data,
  onAnswer,
}: {
  data?: string[][];
  onAnswer: (accepted: boolean) => void;
}) {
  return (
    <Dialog open={data !== undefined} onClose={() => onAnswer(false)} aria-labelledby="paste-title">
      <DialogTitle id="paste-title">Paste into the loans?</DialogTitle>
      <DialogContent>
        Rows: {data?.length ?? 0}, columns: {data?.[0]?.length ?? 0}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        <Button onClick={() => onAnswer(true)}>Paste</Button>
      </DialogActions>
    </Dialog>
  );
}
