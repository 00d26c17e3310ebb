import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const quarters = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'];
const visitors = [18400, 42100, 61800, 27300];

// preview-start
const formatQuarter = (quarter: string, { location }: AxisValueFormatterContext) => {
  const [year, name] = quarter.split('-');
  return location === 'tick' ? `${name}` : `${name} of ${year}`;
};
// preview-end

export default function ValueFormats() {
  return (
    <BarChart
      aria-label="Visitors of a botanical garden per quarter"
      height={280}
      hideLegend
      xAxis={[{ data: quarters, valueFormatter: formatQuarter, label: 'Quarter' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000}k`, label: 'Visitors' }]}
      series={[{ data: visitors, label: 'Visitors' }]}
    />
  );
}
