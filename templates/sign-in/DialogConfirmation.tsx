import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFirstFocus } from './useFirstFocus';

interface DialogConfirmationProps {
  children: ReactNode;
  onClose: () => void;
}

/** What a dialog says once its form has been sent; the form and its button are gone, so the text takes the focus. */
export default function DialogConfirmation({ children, onClose }: DialogConfirmationProps) {
  const text = useFirstFocus<HTMLParagraphElement>();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexGrow: 1 }}>
        <MarkEmailReadOutlined color="success" />
        <Typography ref={text} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      </Box>
      <Button variant="contained" onClick={onClose} sx={{ mt: 2, alignSelf: 'flex-end' }}>
        Back to sign-in
      </Button>
    </>
  );
}
