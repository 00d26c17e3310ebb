import Button from '@mui/material/Button';

/** Leads past the bar; seen only while it has the focus. */
export default function SkipLink() {
  return (
    <Button
      href="#content"
      variant="contained"
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to the content
    </Button>
  );
}
