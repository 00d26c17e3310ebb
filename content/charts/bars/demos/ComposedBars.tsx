import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedBars() {
  return (
    <ChartsDataProvider
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
      yAxis={[{ label: 'Rain (mm)' }]}
      // preview-start
      series={[
        { type: 'bar', id: 'year', data: [62, 48, 35, 22, 41], label: '2025' },
        { type: 'line', id: 'mean', data: [54, 50, 46, 40, 44], label: 'Mean of 30 years' },
      ]}
      // preview-end
    >
      <ChartsWrapper>
        <ChartsLegend />
        {/* preview-start */}
        <ChartsSurface aria-label="Rain per month as bars, with the mean as a line">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        {/* preview-end */}
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
