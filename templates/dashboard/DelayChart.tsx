import { BarChart } from '@mui/x-charts/BarChart';
import ChartCard from './ChartCard';
import { figuresByWeek, figuresOf, weeksOf } from './figures';
import { formatNumber, formatWeek } from './formats';
import { routes, stopWith } from './network';
import type { DashboardFilters } from './useDashboardFilters';
import { useSeriesColors } from './useSeriesColors';

/** Props of the chart of delays. */
export interface DelayChartProps {
  filters: DashboardFilters;
}

/** Minutes behind the timetable in each week, the vans on top of each other. */
export default function DelayChart({ filters }: DelayChartProps) {
  const { visits, audience } = filters;
  const colors = useSeriesColors();
  const weeks = weeksOf(visits);
  const { late, minutesLate } = figuresOf(visits, audience);
  const series = routes
    .map(({ id, van }, index) => ({
      id,
      van,
      color: colors.vans[index],
      visits: visits.filter(({ stopId }) => stopWith(stopId).routeId === id),
    }))
    .filter((route) => route.visits.length > 0)
    .map((route) => ({
      id: route.id,
      label: route.van,
      color: route.color,
      data: figuresByWeek(route.visits, weeks, audience).map((figures) => figures.minutesLate),
      stack: 'vans',
    }));
  return (
    <ChartCard
      title="Minutes late week by week"
      caption={`${formatNumber(minutesLate)} minutes in all, spread over ${late} late visits.`}
    >
      <BarChart
        aria-label="Minutes late week by week"
        enableKeyboardNavigation
        borderRadius={4}
        series={series}
        xAxis={[
          {
            scaleType: 'band',
            data: weeks,
            valueFormatter: (week: number, { location }) =>
              location === 'tick' ? formatWeek(week, 'short') : `Week of ${formatWeek(week)}`,
            height: 28,
            categoryGapRatio: 0.4,
          },
        ]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 44, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        margin={{ top: 16, right: 12, bottom: 0, left: 0 }}
        slotProps={{
          legend: { position: { vertical: 'top', horizontal: 'start' } },
          // Of a single bar, the tooltip also opens when the bar is reached by the arrow keys.
          tooltip: { trigger: 'item' },
        }}
      />
    </ChartCard>
  );
}
