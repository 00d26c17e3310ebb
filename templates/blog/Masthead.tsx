import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** The name of the magazine, and the way to its letter. */
export default function Masthead() {
  return (
    <Box
      component="header"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 64 }}
      >
        <Box
          component="svg"
          viewBox="0 0 32 32"
          aria-hidden
          sx={{ width: 30, height: 30, flexShrink: 0, color: 'secondary.main' }}
        >
          <path d="M16 3 29 14v15H3V14z" fill="currentColor" opacity="0.3" />
          <path d="M10 29V17a6 6 0 0 1 12 0v12zM14 1h4v8h-4z" fill="currentColor" />
        </Box>
        <Typography component="p" sx={{ fontWeight: 700 }}>
          The Slow Lantern
        </Typography>
        <Button href="#letter" color="inherit" sx={{ marginInlineStart: 'auto' }}>
          The letter
        </Button>
      </Container>
    </Box>
  );
}
