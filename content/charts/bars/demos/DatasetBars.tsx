import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryWeek } from '../../shared/bakery.data';

const formatPieces = (value: number | null) => `${value} pieces`;

export default function DatasetBars() {
  return (
    <BarChart
      aria-label="Bread sold per day of the week"
      height={300}
      dataset={bakeryWeek}
      xAxis={[{ dataKey: 'day' }]}
      yAxis={[{ label: 'Pieces sold' }]}
      series={[
        { dataKey: 'rye', label: 'Rye', valueFormatter: formatPieces },
        { dataKey: 'wheat', label: 'Wheat', valueFormatter: formatPieces },
        { dataKey: 'rolls', label: 'Rolls', valueFormatter: formatPieces },
      ]}
    />
  );
}
