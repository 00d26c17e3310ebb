import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Mark from './Mark';
import { sections } from './sections';

/** The foot of the page: who is behind it, and the sections once more. */
export default function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        py: 6,
      }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' }}
      >
        <Box sx={{ maxWidth: 360 }}>
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
            <Mark />
            Bough &amp; Basket
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            A cooperative of seven people, two vans and one very long ladder in Marlow Rise. © 2026
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label="Sections, repeated"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, auto)',
            columnGap: { xs: 4, sm: 8 },
            rowGap: 1,
            alignContent: 'start',
          }}
        >
          {sections.map(({ id, label }) => (
            <Link key={id} href={`#${id}`} color="textSecondary" variant="body2" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
