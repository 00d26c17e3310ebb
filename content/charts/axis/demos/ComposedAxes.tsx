import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];
const formatEuro = (value: number) => `€${value}`;
const yAxis: YAxis[] = [
  { id: 'nights', label: 'Nights' },
  { id: 'price', label: 'Price', position: 'right', min: 0, valueFormatter: formatEuro },
];

export default function ComposedAxes() {
  return (
    <ChartsDataProvider
      height={300}
      margin={{ left: 0, right: 0 }}
      xAxis={[{ id: 'months', scaleType: 'band', data: months, label: 'Month' }]}
      yAxis={yAxis}
      series={[
        { type: 'bar', yAxisId: 'nights', data: [112, 168, 241, 256, 149], label: 'Nights sold' },
        { type: 'line', yAxisId: 'price', data: [64, 71, 92, 95, 76], label: 'Mean price' },
      ]}
    >
      {/* preview-start */}
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Nights sold by a guest house as bars, their mean price as a line">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis axisId="months" />
          <ChartsYAxis axisId="nights" />
          <ChartsYAxis axisId="price" />
        </ChartsSurface>
      </ChartsWrapper>
      {/* preview-end */}
    </ChartsDataProvider>
  );
}
