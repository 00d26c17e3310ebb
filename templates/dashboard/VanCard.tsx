import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { useId } from 'react';
import { punctuality, type Figures } from './figures';
import { formatNumber } from './formats';
import type { Route } from './network';

/** Props of the card of a van. */
export interface VanCardProps {
  route: Route;
  figures: Figures;
}

/** One van: how punctual it was, how far it drove, and what was borrowed from it. */
export default function VanCard({ route, figures }: VanCardProps) {
  const titleId = useId();
  const kept = figures.planned - figures.canceled;
  const facts = [
    { name: 'Visits kept', value: `${kept} of ${figures.planned}` },
    { name: 'Minutes late', value: formatNumber(figures.minutesLate) },
    { name: 'Miles driven', value: formatNumber(kept * route.milesPerVisit) },
    { name: 'Loans', value: formatNumber(figures.loans) },
  ];
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h5" component="h2">
        {route.van}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {route.name}
      </Typography>
      <Box sx={{ height: 150, mt: 1 }}>
        <Gauge
          height={150}
          value={punctuality(figures)}
          startAngle={-110}
          endAngle={110}
          innerRadius="78%"
          cornerRadius="50%"
          text={({ value }) => `${value}%`}
          aria-label={`Visits of ${route.van} on time, in percent`}
          sx={{ '& .MuiGauge-valueText': { fontSize: 28, fontWeight: 650 } }}
        />
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'center', mt: -2, mb: 2 }}>
        on time
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(({ name, value }) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              py: 0.75,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 500 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
