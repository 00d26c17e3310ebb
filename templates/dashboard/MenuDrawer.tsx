import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import Brand from './Brand';

/** Props of the drawer. */
export interface MenuDrawerProps {
  isOpen: boolean;
  visitCount: number;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of narrow windows, with a way back to the visits that the ticked stops leave. */
export default function MenuDrawer({ isOpen, visitCount, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': 'Menu and stops', sx: { width: 'min(320px, 88vw)' } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1.5, paddingBlockEnd: 0 }}>
        <Brand />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto' }}>{children}</Box>
      <Box sx={{ p: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {visitCount === 1 ? 'Show 1 visit' : `Show ${visitCount} visits`}
        </Button>
      </Box>
    </Drawer>
  );
}
