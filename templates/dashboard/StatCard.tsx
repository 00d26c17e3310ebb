import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useId } from 'react';
import ChangeText from './ChangeText';
import type { Change } from './changes';
import { formatNumber } from './formats';

/** Props of a key figure. */
export interface StatCardProps {
  title: string;
  value: string;
  change: Change;
  weekly: number[];
  unit?: string;
  plot: 'line' | 'bar';
  color: string;
}

/** A key figure, its change since last year in words, and its course over the weeks. */
export default function StatCard(props: StatCardProps) {
  const { title, value, change, weekly, unit = '', plot, color } = props;
  const titleId = useId();
  const low = Math.min(...weekly);
  const high = Math.max(...weekly);
  const range = low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
  // A line needs two points; a single week stands as a bar.
  const isLine = plot === 'line' && weekly.length > 1;
  // A line shows its course, not its height: that is in the words around it.
  const floor = isLine && high > low ? low - (high - low) / 2 : 0;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 1.75, sm: 2.5 },
        paddingBlockEnd: { xs: 1.25, sm: 1.5 },
      }}
    >
      <Typography id={titleId} component="h2" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography
        component="p"
        sx={{
          mt: 0.5,
          fontSize: { xs: '1.625rem', sm: '1.875rem' },
          fontWeight: 650,
          lineHeight: 1.2,
        }}
      >
        {value}
      </Typography>
      <ChangeText change={change} />
      <Box aria-hidden sx={{ height: 64, mt: 'auto', paddingBlockStart: 1.5 }}>
        <SparkLineChart
          plotType={isLine ? 'line' : 'bar'}
          data={weekly}
          height={52}
          margin={{ top: 4, bottom: 4, left: 2, right: 2 }}
          yAxis={{ min: floor }}
          area
          baseline="min"
          curve="monotoneX"
          color={color}
          sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.14 } }}
        />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {`${range}${unit} a week`}
      </Typography>
    </Card>
  );
}
