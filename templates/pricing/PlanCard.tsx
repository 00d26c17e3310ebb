import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Period, Plan } from './plans';
import { desksInWords, pounds, totalOf } from './total';

interface PlanCardProps {
  plan: Plan;
  period: Period;
  desks: number;
  onChoose: () => void;
}

/** One plan with its price, its total and the button that chooses it. */
export default function PlanCard({ plan, period, desks, onChoose }: PlanCardProps) {
  const { each, saved } = totalOf(plan, period, desks);
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={`plan-${plan.id}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 3, md: 4 },
        ...(plan.isUsual && {
          borderColor: 'primary.main',
          outline: '1px solid',
          outlineColor: 'primary.main',
        }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          minHeight: 32,
        }}
      >
        <Typography variant="h3" component="h2" id={`plan-${plan.id}`}>
          {plan.name}
        </Typography>
        {plan.isUsual && <Chip label="Most chosen" size="small" color="primary" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1, minHeight: { md: '4.5em', lg: '3em' } }}>
        {plan.text}
      </Typography>
      <Typography sx={{ mt: 3 }}>
        <Box
          component="span"
          sx={{
            fontSize: '3rem',
            fontWeight: 650,
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {pounds(plan.price[period])}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          a desk each month
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {desksInWords(desks)}: <strong>{pounds(each)}</strong>{' '}
        {period === 'yearly' ? 'once a year' : 'every month'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {period === 'yearly'
          ? `You save ${pounds(saved)} a year`
          : `${pounds(each * 12)} in twelve months`}
      </Typography>
      <Button
        variant={plan.isUsual ? 'contained' : 'outlined'}
        size="large"
        aria-haspopup="dialog"
        onClick={onChoose}
        sx={{ mt: 3 }}
      >
        Choose {plan.name}
      </Button>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {plan.highlights.map((highlight) => (
          <Box component="li" key={highlight} sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Check color="primary" fontSize="small" sx={{ mt: 0.25 }} />
            {highlight}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
