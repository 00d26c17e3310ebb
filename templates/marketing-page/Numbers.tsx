import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { figures } from './numbers';

/** The last season in four figures, on a band of color. */
export default function Numbers() {
  return (
    <Box
      component="section"
      id="numbers"
      aria-labelledby="numbers-title"
      tabIndex={-1}
      sx={{
        scrollMarginTop: 64,
        outline: 'none',
        py: { xs: 8, md: 10 },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Container maxWidth="lg">
        <Typography variant="h2" id="numbers-title">
          Last season on the scales
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
            gap: { xs: 3, md: 4 },
            m: 0,
            mt: 5,
          }}
        >
          {figures.map(({ value, label }) => (
            <Box
              key={label}
              sx={{
                // The figure is read after its label, but stands above it.
                display: 'flex',
                flexDirection: 'column-reverse',
                justifyContent: 'flex-end',
                gap: 1,
                borderBlockStart: '2px solid currentColor',
                pt: 2.5,
              }}
            >
              <Typography component="dt" sx={{ maxWidth: '26ch' }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  fontSize: { xs: '2.25rem', sm: '3rem' },
                  fontWeight: 650,
                  lineHeight: 1,
                  letterSpacing: '-0.02em',
                }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
