import { BarChart } from '@mui/x-charts/BarChart';
import { tasks } from './plan.data';

// preview-start
const first = new Date(2026, 2, 2);
const dayOf = (date: Date) => Math.round((date.getTime() - first.getTime()) / 86_400_000);

export default function StackedGantt() {
  return (
    <BarChart
      aria-label="Tasks of a renovation by start day and duration. Invented data."
      height={300}
      layout="horizontal"
      hideLegend
      margin={{ left: 0, right: 24 }}
      yAxis={[{ data: tasks.map(({ name }) => name), width: 84 }]}
      xAxis={[{ label: 'Days since the start', domainLimit: 'nice' }]}
      series={[
        {
          stack: 'task',
          data: tasks.map(({ start }) => dayOf(start)),
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          stack: 'task',
          label: 'Duration',
          data: tasks.map(({ start, end }) => dayOf(end) - dayOf(start)),
          valueFormatter: (days) => `${days} days`,
        },
      ]}
    />
  );
}
// preview-end
