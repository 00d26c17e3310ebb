import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { PiePlot } from '@mui/x-charts/PieChart';

const boats = [
  { id: 'sail', value: 46, label: 'Sailing boats' },
  { id: 'motor', value: 31, label: 'Motor boats' },
  { id: 'row', value: 12, label: 'Rowing boats' },
];

export default function ComposedPie() {
  return (
    <ChartsDataProvider
      height={220}
      margin={5}
      series={[{ type: 'pie', data: boats, innerRadius: '40%' }]}
    >
      <ChartsWrapper legendDirection="vertical">
        <ChartsLegend direction="vertical" />
        <ChartsSurface aria-label="Boats in a marina by kind">
          <PiePlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
