import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import LetterForm from './LetterForm';

/** The invitation to read the magazine by post. */
export default function Letter() {
  return (
    <Box
      component="section"
      id="letter"
      tabIndex={-1}
      aria-labelledby="letter-title"
      sx={{
        outline: 'none',
        py: { xs: 6, md: 8 },
        bgcolor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          alignItems: 'center',
          gap: { xs: 3, md: 8 },
        }}
      >
        <div>
          <Typography variant="h2" id="letter-title" sx={{ textWrap: 'balance' }}>
            One letter, once a month
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '52ch' }}>
            On the first Sunday we send what we printed, one thing we left out, and the weather as
            seen from the editor’s window.
          </Typography>
        </div>
        <LetterForm />
      </Container>
    </Box>
  );
}
