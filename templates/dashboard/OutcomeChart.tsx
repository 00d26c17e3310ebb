import { BarChart } from '@mui/x-charts/BarChart';
import ChartCard from './ChartCard';
import { figuresOf } from './figures';
import { routes, stopWith } from './network';
import type { DashboardFilters } from './useDashboardFilters';
import { useSeriesColors } from './useSeriesColors';

/** Props of the chart of outcomes. */
export interface OutcomeChartProps {
  filters: DashboardFilters;
}

const outcomes = [
  { id: 'onTime', label: 'On time' },
  { id: 'late', label: 'Late' },
  { id: 'canceled', label: 'Canceled' },
] as const;

/** How the visits of each route went, as one bar for each route. */
export default function OutcomeChart({ filters }: OutcomeChartProps) {
  const colors = useSeriesColors();
  const rows = routes
    .map(({ id, name }) => {
      const ofRoute = filters.visits.filter(({ stopId }) => stopWith(stopId).routeId === id);
      return { name, ...figuresOf(ofRoute, filters.audience) };
    })
    .filter(({ planned }) => planned > 0);
  const { planned, late, canceled } = figuresOf(filters.visits, filters.audience);

  return (
    <ChartCard
      title="How the visits went"
      caption={`Of ${planned} planned, ${late} began late and ${canceled} did not take place.`}
    >
      <BarChart
        aria-label="How the visits went"
        enableKeyboardNavigation
        layout="horizontal"
        borderRadius={4}
        series={outcomes.map(({ id, label }) => ({
          id,
          label,
          color: colors[id],
          data: rows.map((row) => row[id]),
          stack: 'outcome',
          barLabel: ({ value }, { bar }) => (bar.width > 20 ? `${value}` : null),
        }))}
        yAxis={[
          {
            data: rows.map(({ name }) => name),
            width: 104,
            disableLine: true,
            disableTicks: true,
            // Bars keep their thickness when the filters leave fewer of them.
            categoryGapRatio: 1 - 0.14 * rows.length,
          },
        ]}
        xAxis={[{ min: 0, tickMinStep: 1, height: 28, disableLine: true, disableTicks: true }]}
        grid={{ vertical: true }}
        margin={{ top: 16, right: 12, bottom: 0, left: 0 }}
        slotProps={{
          legend: { position: { vertical: 'top', horizontal: 'start' } },
          // Of a single bar, the tooltip also opens when the bar is reached by the arrow keys.
          tooltip: { trigger: 'item' },
        }}
        // The bars are dark on light pages and light on dark ones: the paper's color reads on both.
        sx={(theme) => ({
          '& .MuiBarLabel-root': {
            fill: (theme.vars ?? theme).palette.background.paper,
            fontWeight: 600,
          },
        })}
      />
    </ChartCard>
  );
}
