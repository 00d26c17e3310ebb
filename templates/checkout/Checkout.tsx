import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import CheckoutSteps from './CheckoutSteps';
import DoneStep from './DoneStep';
import EmptyCart from './EmptyCart';
import { type Order, startOrder, type Step } from './order';
import OrderSummary from './OrderSummary';
import ShopFooter from './ShopFooter';
import ShopHeader from './ShopHeader';
import StepTrail from './StepTrail';
import { useStepFocus } from './useStepFocus';

/** The way from a basket to an order: address, delivery and payment, review. */
export default function Checkout() {
  const [order, setOrder] = useState(startOrder);
  const [step, setStep] = useState<Step>('address');
  const isEmpty = order.lines.length === 0;
  const heading = useStepFocus(isEmpty ? 'empty' : step);

  function change(part: Partial<Order>) {
    setOrder((before) => ({ ...before, ...part }));
  }

  function startAgain() {
    setOrder(startOrder);
    setStep('address');
  }

  function renderBody() {
    if (isEmpty) {
      return <EmptyCart heading={heading} onRefill={() => change({ lines: startOrder.lines })} />;
    }
    if (step === 'done') {
      return <DoneStep heading={heading} order={order} onStartAgain={startAgain} />;
    }
    return (
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <OrderSummary order={order} onChange={change} />
        <CheckoutSteps
          heading={heading}
          order={order}
          step={step}
          onChange={change}
          onStep={setStep}
        />
      </Box>
    );
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <ShopHeader />
      <Container component="main" maxWidth="lg" sx={{ flexGrow: 1, py: { xs: 3, md: 5 } }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: { md: 'center' },
            justifyContent: 'space-between',
            gap: 3,
            mb: { xs: 3, md: 5 },
          }}
        >
          <Typography variant="h2" component="h1">
            Checkout
          </Typography>
          <StepTrail step={step} />
        </Box>
        {renderBody()}
      </Container>
      <ShopFooter />
    </Box>
  );
}
