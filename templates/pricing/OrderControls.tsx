import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import DeskField from './DeskField';
import type { Period } from './plans';

interface OrderControlsProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
  desks: number;
  onDesksChange: (desks: number) => void;
}

const centered = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
};

/** Sets how often the studio pays and for how many desks. */
export default function OrderControls(props: OrderControlsProps) {
  const { period, onPeriodChange, desks, onDesksChange } = props;
  return (
    <Box sx={{ ...centered, columnGap: 5, rowGap: 2.5 }}>
      <Box sx={{ ...centered, gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          size="small"
          aria-label="How often you pay"
          aria-describedby="yearly-saving"
          value={period}
          onChange={(_, next: Period | null) => next && onPeriodChange(next)}
          sx={{ bgcolor: 'background.paper' }}
        >
          <ToggleButton value="monthly" sx={{ px: 2 }}>
            Monthly
          </ToggleButton>
          <ToggleButton value="yearly" sx={{ px: 2 }}>
            Yearly
          </ToggleButton>
        </ToggleButtonGroup>
        <Typography
          id="yearly-saving"
          variant="body2"
          sx={{ color: 'secondary.main', fontWeight: 600 }}
        >
          Yearly saves a fifth
        </Typography>
      </Box>
      <DeskField desks={desks} onChange={onDesksChange} />
    </Box>
  );
}
