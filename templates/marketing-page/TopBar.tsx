import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Mark from './Mark';
import SectionMenu from './SectionMenu';
import { sections } from './sections';
import { useCurrentSection } from './useCurrentSection';

/** The bar that stays at the top: the name, and the way to every section. */
export default function TopBar() {
  const [current, goTo] = useCurrentSection();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 64 }}>
        <Link
          href="#top"
          color="inherit"
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 40,
            fontWeight: 700,
            whiteSpace: 'nowrap',
          }}
        >
          <Mark />
          Bough &amp; Basket
        </Link>
        <Box
          component="nav"
          aria-label="Sections"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, marginInlineStart: 'auto' }}
        >
          {sections.map(({ id, label }) => (
            <Button
              key={id}
              href={`#${id}`}
              color="inherit"
              aria-current={current === id ? 'location' : undefined}
              onClick={() => goTo(id)}
              sx={{
                px: { md: 1, lg: 1.5 },
                whiteSpace: 'nowrap',
                '&[aria-current]': {
                  color: 'primary.main',
                  textDecoration: 'underline',
                  textDecorationThickness: 2,
                  textUnderlineOffset: 8,
                },
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
        <SectionMenu current={current} goTo={goTo} />
      </Container>
    </AppBar>
  );
}
