import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import OrderControls from './OrderControls';
import OrderDialog from './OrderDialog';
import PlanCard from './PlanCard';
import { plans, type Period, type Plan } from './plans';
import { desksInWords, pounds, totalOf } from './total';

/** The plans, priced for the chosen period and number of desks. */
export default function Plans() {
  const [period, setPeriod] = useState<Period>('yearly');
  const [desks, setDesks] = useState(3);
  const [plan, setPlan] = useState<Plan>();
  const [isOpen, setIsOpen] = useState(false);

  function choose(next: Plan) {
    setPlan(next);
    setIsOpen(true);
  }

  const spoken = plans
    .map((entry) => `${entry.name} ${pounds(totalOf(entry, period, desks).each)}`)
    .join(', ');

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
      <Box sx={{ textAlign: 'center', mb: { xs: 4, md: 5 } }}>
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          Prices as plain as tabby weave
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 2, mx: 'auto', maxWidth: '52ch', fontSize: '1.1875rem', textWrap: 'balance' }}
        >
          Heddlework keeps your drafts, your yarn and your orders in one place. Pay for the people
          who use it, never for the looms.
        </Typography>
      </Box>
      <OrderControls
        period={period}
        onPeriodChange={setPeriod}
        desks={desks}
        onDesksChange={setDesks}
      />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{
          mt: 2.5,
          mb: { xs: 4, md: 5 },
          minHeight: { xs: '4.5em', sm: '1.5em' },
          textAlign: 'center',
        }}
      >
        {desksInWords(desks)}, paid {period}: {spoken} {period === 'yearly' ? 'a year' : 'a month'}.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
        }}
      >
        {plans.map((entry) => (
          <PlanCard
            key={entry.id}
            plan={entry}
            period={period}
            desks={desks}
            onChoose={() => choose(entry)}
          />
        ))}
      </Box>
      {plan && (
        <OrderDialog
          plan={plan}
          period={period}
          desks={desks}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Container>
  );
}
