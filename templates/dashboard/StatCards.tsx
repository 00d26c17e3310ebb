import Box from '@mui/material/Box';
import { changeInNumber, changeInPercent, changeInPoints } from './changes';
import { figuresByWeek, figuresOf, punctuality, weeksOf } from './figures';
import { formatNumber } from './formats';
import StatCard from './StatCard';
import type { DashboardFilters } from './useDashboardFilters';
import { useSeriesColors } from './useSeriesColors';

/** Props of the key figures. */
export interface StatCardsProps {
  filters: DashboardFilters;
}

/** The four key figures of what is chosen, each against the same weeks a year earlier. */
export default function StatCards({ filters }: StatCardsProps) {
  const { visits, earlierVisits, audience } = filters;
  const colors = useSeriesColors();
  const now = figuresOf(visits, audience);
  const before = figuresOf(earlierVisits, audience);
  const weekly = figuresByWeek(visits, weeksOf(visits), audience);
  return (
    <Box
      component="section"
      aria-label="Key figures"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 1.5, sm: 2, lg: 3 },
      }}
    >
      <StatCard
        title="Loans"
        value={formatNumber(now.loans)}
        change={changeInPercent(now.loans, before.loans)}
        weekly={weekly.map(({ loans }) => loans)}
        plot="line"
        color={colors.adults}
      />
      <StatCard
        title="Readers aboard"
        value={formatNumber(now.readers)}
        change={changeInPercent(now.readers, before.readers)}
        weekly={weekly.map(({ readers }) => readers)}
        plot="line"
        color={colors.adults}
      />
      <StatCard
        title="Visits on time"
        value={`${punctuality(now)}%`}
        change={changeInPoints(punctuality(now), punctuality(before))}
        weekly={weekly.map(punctuality)}
        unit="%"
        plot="line"
        color={colors.adults}
      />
      <StatCard
        title="Visits canceled"
        value={formatNumber(now.canceled)}
        change={changeInNumber(now.canceled, before.canceled)}
        weekly={weekly.map(({ canceled }) => canceled)}
        plot="bar"
        color={colors.canceled}
      />
    </Box>
  );
}
