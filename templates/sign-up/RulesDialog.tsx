import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

interface RulesDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const rules = [
  'Send only seed you grew or know the origin of, dry and labeled with kind and year.',
  'Post what you promised within two weeks, or say that you cannot.',
  'Keep addresses to yourself; they are for envelopes and nothing else.',
  'Leave whenever you like. We delete your account within thirty days.',
];

/** The rules of the exchange, to be read before agreeing to them. */
export default function RulesDialog({ isOpen, onClose }: RulesDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="rules-heading" maxWidth="xs">
      <DialogTitle id="rules-heading" component="h2" variant="h4" sx={{ pt: 3 }}>
        Exchange rules
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {rules.map((rule) => (
            <Typography component="li" key={rule} sx={{ py: 0.75 }}>
              {rule}
            </Typography>
          ))}
        </ol>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Close the rules
        </Button>
      </DialogActions>
    </Dialog>
  );
}
