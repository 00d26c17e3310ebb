import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function ComposedTooltip() {
  return (
    <ChartsDataProvider
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Dune', 'Spit', 'Island', 'Marsh'], label: 'Colony' }]}
      yAxis={[{ label: 'Terns counted' }]}
      series={[
        { type: 'bar', data: [24, 38, 81, 46], label: 'Nests' },
        { type: 'bar', data: [31, 52, 118, 60], label: 'Chicks' },
      ]}
    >
      {/* preview-start */}
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Nests and chicks of terns per colony">
          <BarPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
      {/* preview-end */}
    </ChartsDataProvider>
  );
}
