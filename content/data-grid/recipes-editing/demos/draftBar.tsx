import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface DraftBarProps {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

/** Buttons that save or discard all edited rows. */
export function DraftBar({ count, onSave, onDiscard }: DraftBarProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={count === 0} onClick={onSave}>
        Save all
      </Button>
      <Button disabled={count === 0} onClick={onDiscard}>
        Discard all
      </Button>
      <Typography role="status" variant="body2">
        {count === 0 ? 'No unsaved rows' : `Unsaved rows: ${count}`}
      </Typography>
    </Stack>
  );
}
