import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** The name of the service, and a lighthouse drawn beside it. */
export default function Masthead() {
  return (
    <Box
      component="header"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container maxWidth="md" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 2 }}>
        <Box
          component="svg"
          viewBox="0 0 24 24"
          aria-hidden
          sx={{ width: 28, height: 28, flexShrink: 0, color: 'primary.main' }}
        >
          <path d="M9 21h6l-1-11h-4zM9.2 6.5h5.6V10H9.2zM12 3l3.4 3.5H8.6z" fill="currentColor" />
          <path
            d="M7 8H2.5M17 8h4.5M7.4 5 4 3.4M16.6 5 20 3.4"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </Box>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          Farlight
        </Typography>
      </Container>
    </Box>
  );
}
