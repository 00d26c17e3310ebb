import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import LetterForm from './LetterForm';

/** The invitation to the season letter. */
export default function Letter() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 8, md: 12 } }}>
      <Card
        component="section"
        variant="outlined"
        id="letter"
        aria-labelledby="letter-title"
        tabIndex={-1}
        sx={{
          scrollMarginTop: 96,
          outline: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'center',
          gap: { xs: 3, md: 8 },
          p: { xs: 3, sm: 5, md: 8 },
        }}
      >
        <Box>
          <Typography variant="h2" id="letter-title" sx={{ textWrap: 'balance' }}>
            Know what is ripe before the blackbirds do
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            The season letter comes every other Friday from May to October: what to pick, what to
            leave, and one recipe that uses a great deal of it.
          </Typography>
        </Box>
        <LetterForm />
      </Card>
    </Container>
  );
}
