import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { stopWith, weekdays } from './network';

/** Props of the empty state. */
export interface EmptyStateProps {
  stopIds: string[];
  onReset: () => void;
}

function hintFor([first, ...others]: string[]) {
  if (!first || others.length > 0) {
    return 'Vans drive from Monday to Friday, and each stop has its own day of the week. Choose a longer period or more stops.';
  }
  const { name, weekday } = stopWith(first);
  return `The van comes to ${name} on ${weekdays[weekday]}s. Choose a period with one in it.`;
}

/** Stands in for figures where the filters leave no visit, and says why. */
export default function EmptyState({ stopIds, onReset }: EmptyStateProps) {
  return (
    <Card
      component="section"
      aria-labelledby="no-visits"
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 3, py: 8 }}
    >
      <Box
        component="svg"
        viewBox="0 0 120 60"
        aria-hidden
        sx={{ width: 160, height: 80, mb: 3, color: 'text.secondary' }}
      >
        <path
          d="M4 50h112M52 50V16m-1 0h26l7 6-7 6H51M34 50c0-6 4-9 9-9M92 50c0-4-3-7-7-7M18 50v-5m84 5v-8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Typography id="no-visits" variant="h4" component="h2">
        No van stops here on these days
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '52ch' }}>
        {hintFor(stopIds)}
      </Typography>
      <Button variant="contained" onClick={onReset}>
        Show the whole quarter
      </Button>
    </Card>
  );
}
