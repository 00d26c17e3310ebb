import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import CardFields from './CardFields';
import { type CardProblems, checkCard } from './checkCard';
import ChoiceCard from './ChoiceCard';
import ChoiceGroup from './ChoiceGroup';
import { type DeliveryId, deliveryMethods } from './delivery';
import { focusField } from './focusField';
import { formatMoney } from './formatMoney';
import type { Payment } from './payment';
import StepButtons from './StepButtons';
import StepHeading from './StepHeading';
import type { StepProps } from './stepProps';

/** The second step: how the goods travel and how they are paid. */
export default function PaymentStep({ heading, order, onChange, onStep }: StepProps) {
  const { delivery, payment } = order;
  const [wasChecked, setWasChecked] = useState(false);

  function check(): CardProblems {
    return payment.way === 'card' ? checkCard(payment.card) : {};
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [wrong] = Object.keys(check());
    if (wrong === undefined) {
      onStep('review');
      return;
    }
    setWasChecked(true);
    focusField(event.currentTarget, wrong);
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StepHeading heading={heading}>How should it travel, how will you pay?</StepHeading>
      <ChoiceGroup<DeliveryId>
        label="Delivery"
        value={delivery}
        onChoose={(id) => onChange({ delivery: id })}
      >
        {Object.values(deliveryMethods).map(({ id, name, detail, cost }) => (
          <ChoiceCard
            key={id}
            value={id}
            title={name}
            detail={detail}
            aside={cost === 0 ? 'Free' : formatMoney(cost)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup<Payment['way']>
        label="Payment"
        value={payment.way}
        onChoose={(way) => onChange({ payment: { ...payment, way } })}
      >
        <ChoiceCard value="card" title="Card" detail="Charged when the parcel leaves" />
        <ChoiceCard
          value="transfer"
          title="Bank transfer"
          detail="We pack as soon as the money is here"
        />
      </ChoiceGroup>
      {payment.way === 'card' && (
        <CardFields
          card={payment.card}
          problems={wasChecked ? check() : {}}
          onCard={(card) => onChange({ payment: { ...payment, card } })}
        />
      )}
      <StepButtons
        next="Review the order"
        back={{ label: 'Back to the address', onBack: () => onStep('address') }}
      />
    </Box>
  );
}
