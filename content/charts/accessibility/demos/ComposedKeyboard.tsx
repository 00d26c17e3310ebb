import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedKeyboard() {
  return (
    <ChartsDataProvider
      height={280}
      // preview-start
      enableKeyboardNavigation
      // preview-end
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      series={[
        { type: 'bar', data: [31, 28, 36, 42, 47], label: 'Repairs' },
        { type: 'line', data: [30, 31, 32, 34, 37], label: 'Mean of three years' },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        {/* preview-start */}
        <ChartsSurface aria-label="Repairs of a bicycle shop per month, with the mean of three years">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <FocusedBar />
          <FocusedLineMark />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
        {/* preview-end */}
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
