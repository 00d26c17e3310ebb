import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { type MouseEvent, useRef, useState } from 'react';
import { sections } from './sections';

interface SectionMenuProps {
  current: string;
  goTo: (id: string) => void;
}

/** The sections behind a button, where the bar is too narrow to list them. */
export default function SectionMenu({ current, goTo }: SectionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef('');

  function choose(event: MouseEvent, id: string) {
    event.preventDefault();
    chosen.current = id;
    setIsOpen(false);
  }

  // The drawer keeps the focus and the page still until it is gone.
  function leave() {
    const section = document.getElementById(chosen.current);
    if (section) {
      goTo(chosen.current);
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    }
    chosen.current = '';
  }

  return (
    <Box sx={{ display: { md: 'none' }, marginInlineStart: 'auto' }}>
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        edge="end"
        color="inherit"
        onClick={() => setIsOpen(true)}
      >
        <Menu />
      </IconButton>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{
          transition: { onExited: leave },
          paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: 280, p: 2 } },
        }}
      >
        <IconButton
          aria-label="Close the menu"
          onClick={() => setIsOpen(false)}
          sx={{ alignSelf: 'flex-end' }}
        >
          <Close />
        </IconButton>
        <Box component="nav" aria-label="Sections">
          <List>
            {sections.map(({ id, label }) => (
              <ListItem key={id} disablePadding>
                <ListItemButton
                  component="a"
                  href={`#${id}`}
                  selected={current === id}
                  aria-current={current === id ? 'location' : undefined}
                  onClick={(event: MouseEvent) => choose(event, id)}
                  sx={{ borderRadius: 1, py: 1.5, fontWeight: 600 }}
                >
                  {label}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Box>
  );
}
