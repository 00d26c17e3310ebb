import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface RequestDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** Called when the dialog is out of sight, the time to forget what was in it. */
  onGone: () => void;
  children: ReactNode;
}

/** The frame of a small form over the page. */
export default function RequestDialog({
  isOpen,
  title,
  onClose,
  onGone,
  children,
}: RequestDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id} component="h2" variant="h4" sx={{ pt: 3, pb: 1 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <Box sx={{ minHeight: 176, display: 'flex', flexDirection: 'column' }}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
}
