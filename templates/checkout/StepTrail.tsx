import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { onlySpoken } from './onlySpoken';
import { steps, type Step as StepName } from './order';

const labels = ['Address', 'Delivery and payment', 'Review'];

/** How far the customer has come. */
export default function StepTrail({ step }: { step: StepName }) {
  const active = steps.indexOf(step);
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={active}
      aria-label="Steps of the checkout"
      sx={{ m: 0, p: 0, width: { xs: 1, md: 520 }, listStyle: 'none' }}
    >
      {labels.map((label, index) => (
        <Step component="li" key={label} aria-current={index === active ? 'step' : undefined}>
          <StepLabel>
            {label}
            {index < active && (
              <Box component="span" sx={onlySpoken}>
                , completed
              </Box>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
