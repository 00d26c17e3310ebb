import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { questions } from './questions';

/** Questions about paying that open to their answers. */
export default function Questions() {
  return (
    <Container
      component="section"
      id="questions"
      tabIndex={-1}
      maxWidth="lg"
      aria-labelledby="questions-title"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' },
        gap: { xs: 3, md: 6 },
        outline: 'none',
        py: { xs: 7, md: 10 },
      }}
    >
      <Typography variant="h2" id="questions-title" sx={{ textWrap: 'balance' }}>
        Before you tie the knot
      </Typography>
      <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
        {questions.map(({ id, question, answer }) => (
          <Accordion
            key={id}
            disableGutters
            square
            elevation={0}
            sx={{
              bgcolor: 'transparent',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
              '&::before': { display: 'none' },
            }}
          >
            <AccordionSummary
              id={`${id}-question`}
              aria-controls={`${id}-answer`}
              expandIcon={<ExpandMore />}
              sx={{ px: 0, minHeight: 64 }}
            >
              <Typography component="span" sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
                {question}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ px: 0, pb: 3 }}>
              <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
                {answer}
              </Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Container>
  );
}
