import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';
import ChartCard from './ChartCard';
import { figuresByWeek, weeksOf } from './figures';
import { formatNumber, formatWeek } from './formats';
import type { DashboardFilters } from './useDashboardFilters';
import { useSeriesColors } from './useSeriesColors';

/** Props of the chart of loans. */
export interface LoansChartProps {
  filters: DashboardFilters;
}

const labels = { children: 'Children', adults: 'Adults' };

/** Loans week by week: the readers counted as areas on top of each other, last year as a dashed line. */
export default function LoansChart({ filters }: LoansChartProps) {
  const { visits, earlierVisits, audience } = filters;
  const colors = useSeriesColors();
  const weeks = weeksOf(visits);
  const totals = figuresByWeek(visits, weeks, audience).map(({ loans }) => loans);
  const most = Math.max(...totals);
  const shown = audience === 'all' ? (['adults', 'children'] as const) : [audience];

  const areas: LineSeries[] = shown.map((group) => ({
    id: group,
    label: labels[group],
    color: colors[group],
    data: figuresByWeek(visits, weeks, group).map(({ loans }) => loans),
    stack: 'readers',
    area: true,
    showMark: weeks.length === 1,
  }));
  const earlier: LineSeries = {
    id: 'earlier',
    label: 'Same week of 2025',
    color: colors.earlier,
    data: figuresByWeek(earlierVisits, weeks, audience).map(({ loans }) => loans),
    showMark: weeks.length === 1,
  };

  return (
    <ChartCard
      title="Loans week by week"
      caption={`Most in the week of ${formatWeek(weeks[totals.indexOf(most)] ?? 0)}: ${formatNumber(most)} loans.`}
    >
      <LineChart
        aria-label="Loans week by week"
        desc={weeks.map((week, index) => `${formatWeek(week)}: ${totals[index]}`).join(', ')}
        series={[...areas, earlier]}
        xAxis={[
          {
            scaleType: 'point',
            data: weeks,
            valueFormatter: (week: number, { location }) =>
              location === 'tick' ? formatWeek(week, 'short') : `Week of ${formatWeek(week)}`,
            height: 28,
          },
        ]}
        yAxis={[{ min: 0, width: 44, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        margin={{ top: 16, right: 28, bottom: 0, left: 0 }}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        sx={{
          '& .MuiAreaElement-root': { fillOpacity: 0.2 },
          '& .MuiLineElement-root[data-series="earlier"]': { strokeDasharray: '5 5' },
        }}
      />
    </ChartCard>
  );
}
