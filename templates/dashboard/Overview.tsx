import Box from '@mui/material/Box';
import LoansChart from './LoansChart';
import OutcomeChart from './OutcomeChart';
import StatCards from './StatCards';
import StopTable from './StopTable';
import type { DashboardFilters } from './useDashboardFilters';

/** Props of the overview. */
export interface OverviewProps {
  filters: DashboardFilters;
}

/** The first view: key figures, two charts, and the stops compared. */
export default function Overview({ filters }: OverviewProps) {
  return (
    <>
      <StatCards filters={filters} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: { xs: 2, sm: 3 },
        }}
      >
        <LoansChart filters={filters} />
        <OutcomeChart filters={filters} />
      </Box>
      <StopTable filters={filters} />
    </>
  );
}
