import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { deliveryMethods } from './delivery';
import KiteArt from './KiteArt';
import type { Order } from './order';
import { shop } from './shop';
import StepHeading from './StepHeading';
import { addUp } from './totals';
import TotalsList from './TotalsList';
import TransferNote from './TransferNote';

interface DoneStepProps {
  heading: Ref<HTMLHeadingElement>;
  order: Order;
  onStartAgain: () => void;
}

/** The end: the order number, what was bought and what happens next. */
export default function DoneStep({ heading, order, onStartAgain }: DoneStepProps) {
  const delivery = deliveryMethods[order.delivery];
  const totals = addUp(order.lines, order.voucher, delivery.cost);
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ p: { xs: 2, sm: 4, md: 5 } }}>
        <KiteArt />
        <StepHeading heading={heading}>Order {shop.orderNumber} is placed</StepHeading>
        <Typography sx={{ mt: 1.5, maxWidth: '52ch', overflowWrap: 'anywhere' }}>
          Thank you, {order.address.name}. A confirmation is on its way to {order.address.email}.
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {delivery.name}. {delivery.detail}.
        </Typography>
        {order.payment.way === 'transfer' && <TransferNote total={totals.total} />}
        <Button variant="contained" size="large" onClick={onStartAgain} sx={{ mt: 4 }}>
          Start another order
        </Button>
      </Box>
      <Box
        component="section"
        aria-labelledby="receipt-heading"
        sx={{
          p: { xs: 2, sm: 4, md: 5 },
          bgcolor: 'background.default',
          borderStyle: 'solid',
          borderWidth: 0,
          borderBlockStartWidth: { xs: 1, md: 0 },
          borderInlineStartWidth: { md: 1 },
          borderColor: 'divider',
        }}
      >
        <Typography variant="h5" component="h3" id="receipt-heading" sx={{ mb: 2 }}>
          What you ordered
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mb: 2.5 }}>
          {order.lines.map(({ item, quantity }) => (
            <Typography component="li" key={item.id} sx={{ py: 0.5 }}>
              {quantity} × {item.name}
            </Typography>
          ))}
        </Box>
        <TotalsList totals={totals} voucher={order.voucher} delivery={delivery} />
      </Box>
    </Card>
  );
}
