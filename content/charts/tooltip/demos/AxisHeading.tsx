import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const dayNames: Record<string, string> = {
  Fr: 'Friday, opening night',
  Sa: 'Saturday',
  Su: 'Sunday, closing concert',
};

export default function AxisHeading() {
  return (
    <BarChart
      aria-label="Tickets sold per day of a festival"
      height={280}
      hideLegend
      xAxis={[
        {
          data: Object.keys(dayNames),
          valueFormatter: (day: string, { location }: AxisValueFormatterContext) =>
            location === 'tooltip' ? (dayNames[day] ?? day) : day,
          label: 'Day',
        },
      ]}
      yAxis={[{ label: 'Tickets sold' }]}
      series={[{ data: [1250, 2310, 1840], label: 'Tickets' }]}
    />
  );
}
