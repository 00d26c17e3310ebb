import Box from '@mui/material/Box';
import DelayChart from './DelayChart';
import { figuresOf } from './figures';
import { routes, stopWith } from './network';
import type { DashboardFilters } from './useDashboardFilters';
import VanCard from './VanCard';

/** Props of the view of the vans. */
export interface VansProps {
  filters: DashboardFilters;
}

/** The third view: each van that drives a chosen stop, and the minutes lost week by week. */
export default function Vans({ filters }: VansProps) {
  const driven = routes
    .map((route) => {
      const visits = filters.visits.filter(({ stopId }) => stopWith(stopId).routeId === route.id);
      return { route, figures: figuresOf(visits, filters.audience) };
    })
    .filter(({ figures }) => figures.planned > 0);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
          gap: { xs: 2, sm: 3 },
        }}
      >
        {driven.map(({ route, figures }) => (
          <VanCard key={route.id} route={route} figures={figures} />
        ))}
      </Box>
      <DelayChart filters={filters} />
    </>
  );
}
