import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedChart() {
  return (
    // preview-start
    <ChartsDataProvider
      height={300}
      // preview-end
      margin={{ left: 0, right: 0 }}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'water', label: 'Water temperature (°C)', position: 'right' },
      ]}
      // preview-start
      series={[
        { type: 'bar', data: [62, 48, 35, 22, 41, 70], label: 'Rain', yAxisId: 'rain' },
        { type: 'line', data: [9, 12, 16, 19, 20, 17], label: 'Water', yAxisId: 'water' },
      ]}
      // preview-end
    >
      {/* preview-start */}
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Rain per month as bars and water temperature as a line">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="water" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
      {/* preview-end */}
    </ChartsDataProvider>
  );
}
