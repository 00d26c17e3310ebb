import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import WeaveMark from './WeaveMark';

/** The name of the product, and the way to the parts of the page. */
export default function Masthead() {
  return (
    <Box
      component="header"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 1, sm: 1.5 },
          minHeight: 64,
        }}
      >
        <WeaveMark />
        <Typography component="p" sx={{ fontWeight: 700 }}>
          Heddlework
        </Typography>
        <Box
          component="nav"
          aria-label="On this page"
          sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, marginInlineStart: 'auto' }}
        >
          <Button href="#compare" color="inherit" sx={{ px: { xs: 0.75, sm: 1.5 } }}>
            Compare
          </Button>
          <Button href="#questions" color="inherit" sx={{ px: { xs: 0.75, sm: 1.5 } }}>
            Questions
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
