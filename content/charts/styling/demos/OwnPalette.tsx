import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsColorPalette } from '@mui/x-charts/colorPalettes';
import { birdWinter } from '../../shared/birdCounts.data';

// preview-start
const estuary: ChartsColorPalette = (mode) =>
  mode === 'dark' ? ['#80deea', '#ffcc80', '#a5d6a7'] : ['#006978', '#e65100', '#2e7d32'];
// preview-end

export default function OwnPalette() {
  return (
    <BarChart
      aria-label="Birds counted per month of a winter"
      height={300}
      colors={estuary}
      dataset={birdWinter}
      xAxis={[{ dataKey: 'month', label: 'Month' }]}
      yAxis={[{ label: 'Birds counted', width: 68 }]}
      series={[
        { dataKey: 'knot', label: 'Knot' },
        { dataKey: 'dunlin', label: 'Dunlin' },
        { dataKey: 'curlew', label: 'Curlew' },
      ]}
    />
  );
}
