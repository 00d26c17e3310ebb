import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** The foot of the page: who makes the magazine. */
export default function Footer() {
  return (
    <Box component="footer" sx={{ py: 4 }}>
      <Container maxWidth="lg">
        <Typography variant="body2" color="textSecondary">
          The Slow Lantern is written by five people in Pardon Street and printed when it is ready.
          © 2026
        </Typography>
      </Container>
    </Box>
  );
}
