import { LineChart } from '@mui/x-charts/LineChart';
import { reservoirYear } from '../../shared/reservoirs.data';

const reservoirs = { upper: 'Upper lake', middle: 'Middle lake', lower: 'Lower lake' };

export default function DatasetLines() {
  return (
    <LineChart
      aria-label="How full three reservoirs were over a year, in percent"
      height={300}
      dataset={reservoirYear}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ min: 0, max: 100, label: 'Fill level (%)' }]}
      series={Object.entries(reservoirs).map(([dataKey, label]) => ({
        dataKey,
        label,
        showMark: false,
        valueFormatter: (value) => `${value}%`,
      }))}
    />
  );
}
