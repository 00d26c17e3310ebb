import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Period, Plan } from './plans';
import { desksInWords, pounds, totalOf } from './total';

interface OrderDialogProps {
  plan: Plan;
  period: Period;
  desks: number;
  open: boolean;
  onClose: () => void;
}

/** Names what was chosen once more, before the trial begins. */
export default function OrderDialog({ plan, period, desks, open, onClose }: OrderDialogProps) {
  const [isStarted, setIsStarted] = useState(false);
  const { each } = totalOf(plan, period, desks);
  const lines = [
    ['Plan', plan.name],
    ['Desks', desksInWords(desks)],
    ['Period', period === 'yearly' ? 'Yearly' : 'Monthly'],
    ['Total', `${pounds(each)} ${period === 'yearly' ? 'once a year' : 'every month'}`],
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="order-title"
      slotProps={{ transition: { onExited: () => setIsStarted(false) } }}
    >
      <DialogTitle id="order-title" variant="h4">
        Your order: {plan.name}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {lines.map(([term, value]) => (
            <Box
              key={term}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                py: 1.25,
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Typography component="dt" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'end' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 2, minHeight: '3em' }}>
          {isStarted
            ? `The trial of ${plan.name} has begun. The first payment is due in 30 days.`
            : 'The first 30 days are free. Nothing is charged before they end.'}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {isStarted ? 'Close' : 'Change something'}
        </Button>
        <Button
          variant="contained"
          // Stays in place and keeps the focus when it has done its work.
          aria-disabled={isStarted}
          onClick={() => setIsStarted(true)}
        >
          {isStarted ? 'Trial started' : 'Start the trial'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
