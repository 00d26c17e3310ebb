import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** The foot of the page: who makes Heddlework. */
export default function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        py: 4,
      }}
    >
      <Container maxWidth="lg">
        <Typography sx={{ fontWeight: 650 }}>Heddlework</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Made by four weavers and two programmers above a dye shop in Ravelston. Prices include
          tax. © 2026
        </Typography>
      </Container>
    </Box>
  );
}
