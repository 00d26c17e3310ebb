import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface DialogButtonsProps {
  submit: string;
  onCancel: () => void;
}

/** The ways out of a dialog's form. */
export default function DialogButtons({ submit, onCancel }: DialogButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="contained">
        {submit}
      </Button>
    </Box>
  );
}
