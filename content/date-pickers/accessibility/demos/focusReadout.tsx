import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stateNames = ['aria-selected', 'aria-checked', 'aria-current', 'aria-invalid'];

/** Role, name, and state of an element, as far as its attributes give them. */
function describe(element: Element): string {
  const labelIds = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = labelIds.map((id) => document.getElementById(id)?.textContent ?? '');
  const name = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent);
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const states = stateNames.filter((state) => {
    const value = element.getAttribute(state);
    return value !== null && value !== 'false';
  });

  return [
    element.getAttribute('role') ?? element.tagName.toLowerCase(),
    name,
    element.getAttribute('aria-valuetext'),
    active?.getAttribute('aria-label'),
    ...states.map((state) => state.replace('aria-', '')),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Shows the last key and what assistive technology reads from the focused element. */
export function FocusReadout({ children }: { children: React.ReactNode }) {
  const [lastKey, setLastKey] = React.useState('none yet');
  const [focus, setFocus] = React.useState('outside');

  const readFocus = () => {
    if (document.activeElement) {
      setFocus(describe(document.activeElement));
    }
  };

  return (
    <Stack
      sx={{ width: '100%', alignItems: 'center', gap: 2 }}
      onKeyDown={(event) => setLastKey(event.key === ' ' ? 'Space' : event.key)}
      onKeyUp={readFocus}
      onFocus={readFocus}
    >
      <Box sx={{ width: '100%', maxWidth: 420, minHeight: 62 }}>
        <Typography variant="body2">Last key: {lastKey}</Typography>
        <Typography variant="body2">Focus: {focus}</Typography>
      </Box>
      {children}
    </Stack>
  );
}
