import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function ComposedTooltip() {
  return (
    <ChartsDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Dune', 'Spit', 'Island', 'Marsh'] }]}
      series={[
        { type: 'bar', data: [24, 38, 81, 46], label: 'Nests' },
        { type: 'bar', data: [31, 52, 118, 60], label: 'Chicks' },
      ]}
    >
      <ChartsSurface aria-label="Nests and chicks of terns per place">
        <BarPlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartsDataProvider>
  );
}
