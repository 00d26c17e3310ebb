import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { partners } from './partners';

/** Who takes the fruit, in a row of marks. */
export default function Partners() {
  return (
    <Container component="section" maxWidth="lg" aria-labelledby="partners-title" sx={{ pb: 8 }}>
      <Typography
        component="h2"
        id="partners-title"
        variant="body2"
        color="textSecondary"
        sx={{ textAlign: 'center' }}
      >
        Last year’s harvest went to kitchens, schools and presses such as these
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: { xs: 2.5, sm: 4 },
          rowGap: 2.5,
          m: 0,
          mt: 3,
          p: 0,
          listStyle: 'none',
        }}
      >
        {partners.map(({ name, mark }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
          >
            <Box
              component="svg"
              viewBox="0 0 24 24"
              aria-hidden
              sx={{ width: 26, height: 26, flexShrink: 0 }}
            >
              <path
                d={mark}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </Box>
            <Typography component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
