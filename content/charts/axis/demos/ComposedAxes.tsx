import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ComposedAxes() {
  return (
    <ChartsContainer
      aria-label="Nights sold by a guest house as bars and their mean price as a line"
      height={300}
      margin={{ left: 0, right: 0 }}
      xAxis={[{ id: 'months', scaleType: 'band', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'nights', label: 'Nights', width: 56 },
        {
          id: 'price',
          label: 'Price',
          position: 'right',
          width: 64,
          min: 0,
          valueFormatter: (value: number) => `€${value}`,
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'nights', data: [112, 168, 241, 256, 149] },
        { type: 'line', yAxisId: 'price', data: [64, 71, 92, 95, 76], color: '#ed6c02' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis axisId="nights" />
      <ChartsYAxis axisId="price" />
    </ChartsContainer>
  );
}
