import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { shop } from './shop';

/** The name of the shop beside its mark, a gust that curls up. */
export default function ShopHeader() {
  return (
    <Box
      component="header"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 2 }}>
        <Box
          component="svg"
          viewBox="0 0 32 32"
          aria-hidden
          sx={{ width: 32, height: 32, flexShrink: 0, color: 'primary.main' }}
        >
          <path
            d="M3 12h16a4.5 4.5 0 1 0-4.5-4.5M3 17h23a4 4 0 1 1-4 4M3 22h11a3.2 3.2 0 1 1-3.2 3.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </Box>
        <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{shop.name}</Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {shop.claim}
        </Typography>
      </Container>
    </Box>
  );
}
