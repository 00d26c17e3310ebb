import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';

// Invented data
const stations = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2'];

export default function ComposedToolbar() {
  return (
    <ChartsDataProviderPro
      height={280}
      initialZoom={[{ axisId: 'station', start: 0, end: 75 }]}
      xAxis={[
        {
          id: 'station',
          scaleType: 'band',
          data: stations,
          label: 'Station',
          zoom: { minSpan: 25 },
        },
      ]}
      yAxis={[{ label: 'Rain (mm)' }]}
      series={[{ type: 'bar', data: [31, 28, 44, 52, 47, 39, 61, 58], label: 'Rain' }]}
    >
      {/* preview-start */}
      <ChartsWrapper hideLegend>
        <ChartsToolbarPro />
        <ChartsSurface aria-label="Rain at eight stations">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
      {/* preview-end */}
    </ChartsDataProviderPro>
  );
}
