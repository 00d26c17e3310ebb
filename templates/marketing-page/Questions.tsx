import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Section from './Section';
import { questions } from './questions';

/** Questions that open to their answers. */
export default function Questions() {
  return (
    <Section
      id="questions"
      raised
      split
      title="Asked at every garden gate"
      lead="Five things people want to know before they lend us a tree."
    >
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
    </Section>
  );
}
