import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { reservoirYear } from '../../shared/reservoirs.data';

export default function ComposedLines() {
  return (
    <ChartsDataProvider
      height={300}
      dataset={reservoirYear}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ min: 0, max: 100, label: 'Fill level (%)' }]}
      // preview-start
      series={[
        { type: 'line', dataKey: 'lower', label: 'Lower lake', area: true },
        { type: 'line', dataKey: 'upper', label: 'Upper lake' },
      ]}
      // preview-end
    >
      <ChartsWrapper>
        <ChartsLegend />
        {/* preview-start */}
        <ChartsSurface aria-label="How full two reservoirs were over a year, in percent">
          <AreaPlot />
          <LinePlot />
          <ChartsReferenceLine y={40} label="Reserve" labelAlign="start" />
          <ChartsAxisHighlight x="line" />
          <LineHighlightPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
        {/* preview-end */}
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
