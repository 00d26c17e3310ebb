import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import OrchardArt from './OrchardArt';

/** What Bough & Basket is, in one sentence and one picture. */
export default function Hero() {
  return (
    <Box component="section" id="top" aria-labelledby="top-title" sx={{ scrollMarginTop: 64 }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '6fr 5fr' },
          alignItems: 'center',
          gap: { xs: 5, md: 8 },
          py: { xs: 6, md: 10 },
        }}
      >
        <Box>
          <Typography sx={{ color: 'secondary.main', fontWeight: 600 }}>
            Picking starts on 1 June 2026
          </Typography>
          <Typography variant="h1" id="top-title" sx={{ mt: 2, textWrap: 'balance' }}>
            Pick the fruit your street forgot
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 3, maxWidth: '48ch', fontSize: { xs: '1.125rem', md: '1.25rem' } }}
          >
            Bough &amp; Basket brings together people who have too many plums, people who own a
            ladder, and kitchens that know what to do with forty kilos by Thursday.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
            <Button
              href="#prices"
              variant="contained"
              size="large"
              endIcon={<ArrowForward sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
            >
              Start a group
            </Button>
            <Button href="#how" variant="outlined" size="large">
              See how it works
            </Button>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
            Free for a single garden. No harvest, no fee.
          </Typography>
        </Box>
        <OrchardArt />
      </Container>
    </Box>
  );
}
