import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { countries } from './address';
import { deliveryMethods } from './delivery';
import { formatMoney } from './formatMoney';
import { maskCardNumber } from './payment';
import ReviewPart from './ReviewPart';
import StepButtons from './StepButtons';
import StepHeading from './StepHeading';
import type { StepProps } from './stepProps';
import { addUp } from './totals';

/** The third step: everything at a glance before it counts. */
export default function ReviewStep({ heading, order, onStep }: StepProps) {
  const { address, payment } = order;
  const delivery = deliveryMethods[order.delivery];
  const { total } = addUp(order.lines, order.voucher, delivery.cost);

  function submit(event: FormEvent) {
    event.preventDefault();
    onStep('done');
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StepHeading heading={heading}>Is everything right?</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 1 }}>
        Quantities can still be changed in the basket.
      </Typography>
      <ReviewPart
        title="Address"
        lines={[
          address.name,
          [address.line1, address.line2].filter(Boolean).join(', '),
          `${address.town}, ${address.postcode.toUpperCase()}`,
          countries[address.country].name,
          address.email,
        ]}
        change={{ label: 'Change the address', onChange: () => onStep('address') }}
      />
      <ReviewPart
        title="Delivery"
        lines={[delivery.name, delivery.detail]}
        change={{ label: 'Change the delivery', onChange: () => onStep('payment') }}
      />
      <ReviewPart
        title="Payment"
        lines={
          payment.way === 'card'
            ? [`Card ${maskCardNumber(payment.card.number)}`, `Valid until ${payment.card.expiry}`]
            : ['Bank transfer', 'The account follows with the order number']
        }
        change={{ label: 'Change the payment', onChange: () => onStep('payment') }}
      />
      <StepButtons
        next={`Place the order for ${formatMoney(total)}`}
        back={{ label: 'Back to payment', onBack: () => onStep('payment') }}
      />
    </Box>
  );
}
