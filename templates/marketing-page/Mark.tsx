import Box from '@mui/material/Box';
import Ink from './Ink';

/** The sign of Bough & Basket: a fruit and its leaf above a basket. */
export default function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 32, height: 32, flexShrink: 0 }}
    >
      <Ink color="secondary.main">
        <circle cx="15" cy="12" r="6.5" />
      </Ink>
      <Ink color="primary.main">
        <path d="M15 6c0-3.5 3-5.5 8-5-.2 4-3.2 6-8 5z" />
        <path d="M3 15h26l-3.2 13a3 3 0 0 1-2.9 2.3H9.1A3 3 0 0 1 6.2 28z" />
      </Ink>
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.35" fill="none">
        <path d="M5 20h22M6.2 25h19.6" />
      </g>
    </Box>
  );
}
