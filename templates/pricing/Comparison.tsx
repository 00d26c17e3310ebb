import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ComparisonTable from './ComparisonTable';

/** Every feature of every plan, side by side. */
export default function Comparison() {
  return (
    <Box
      component="section"
      id="compare"
      tabIndex={-1}
      aria-labelledby="compare-title"
      sx={{
        outline: 'none',
        py: { xs: 7, md: 10 },
        bgcolor: 'background.paper',
        borderBlock: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg">
        <Typography variant="h2" id="compare-title">
          Thread by thread
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4, fontSize: '1.125rem' }}>
          What each plan can do, with nothing left out.
        </Typography>
        <ComparisonTable />
      </Container>
    </Box>
  );
}
