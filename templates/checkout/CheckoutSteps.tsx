import Card from '@mui/material/Card';
import AddressStep from './AddressStep';
import type { Step } from './order';
import PaymentStep from './PaymentStep';
import ReviewStep from './ReviewStep';
import type { StepProps } from './stepProps';

interface CheckoutStepsProps extends StepProps {
  step: Exclude<Step, 'done'>;
}

const parts = { address: AddressStep, payment: PaymentStep, review: ReviewStep };

/** The step the customer is at. */
export default function CheckoutSteps({ step, ...props }: CheckoutStepsProps) {
  const Part = parts[step];
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Part {...props} />
    </Card>
  );
}
