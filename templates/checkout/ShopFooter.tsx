import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** What the customer may rely on. */
export default function ShopFooter() {
  return (
    <Box component="footer" sx={{ borderBlockStart: '1px solid', borderColor: 'divider', py: 3 }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="textSecondary">
          Sixty days to send it back, also after its first crash.
        </Typography>
        <Typography variant="body2" color="textSecondary">
          4 Ropewalk, Windle Harbor
        </Typography>
      </Container>
    </Box>
  );
}
