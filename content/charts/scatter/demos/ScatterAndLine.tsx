import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const minutes = Array.from({ length: 13 }, (_, index) => index * 5);
const model = minutes.map((minute) => 20 + 65 * Math.exp(-minute / 28));
const measured = [
  { id: 'a', x: 2, y: 82 },
  { id: 'b', x: 9, y: 65 },
  { id: 'c', x: 16, y: 59 },
  { id: 'd', x: 24, y: 46 },
  { id: 'e', x: 37, y: 40 },
  { id: 'f', x: 52, y: 29 },
];

export default function ScatterAndLine() {
  return (
    <ChartsDataProvider
      height={300}
      voronoiMaxRadius={20}
      xAxis={[{ data: minutes, label: 'Minutes' }]}
      yAxis={[{ min: 0, label: 'Temperature (°C)' }]}
      series={[
        { type: 'line', data: model, label: 'Model' },
        { type: 'scatter', data: measured, label: 'Measured', markerSize: 6 },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        {/* preview-start */}
        <ChartsSurface aria-label="Temperature of a cup of tea, measured and predicted">
          <LinePlot />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        {/* preview-end */}
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
