import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function InteractionParts() {
  return (
    <ChartsDataProvider
      height={260}
      enableKeyboardNavigation
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023', '2024', '2025'] }]}
      yAxis={[{ label: 'Trees', width: 56 }]}
      series={[
        { type: 'bar', data: [120, 180, 90, 240, 310], label: 'Planted' },
        { type: 'line', data: [110, 151, 70, 205, 284], label: 'Alive after a year' },
      ]}
    >
      {/* preview-start */}
      <ChartsWrapper hideLegend>
        <ChartsSurface aria-label="Trees planted and alive after a year. Invented data.">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <LineHighlightPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
      {/* preview-end */}
    </ChartsDataProvider>
  );
}
