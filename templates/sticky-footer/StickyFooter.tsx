import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Footer from './Footer';
import Incidents from './Incidents';
import Masthead from './Masthead';
import ServiceList from './ServiceList';

/** A status page whose footer stays at the bottom of the window while there is little to say above it. */
export default function StickyFooter() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // The footer's place: all that is left above it belongs to the main part.
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Masthead />
      <Container component="main" maxWidth="md" sx={{ flexGrow: 1, py: { xs: 4, sm: 6 } }}>
        <ServiceList />
        <Incidents />
      </Container>
      <Footer />
    </Box>
  );
}
