import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend, type ContinuousColorLegendProps } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

// Invented data
const readings = [31, 38, 44, 52, 57, 66, 71, 64, 58, 49, 41, 35].map((y, x) => ({ id: x, x, y }));

export default function GradientLegendPlayground(props: Partial<ContinuousColorLegendProps>) {
  return (
    <ChartsDataProvider
      height={220}
      xAxis={[{ label: 'Hour after lunch' }]}
      yAxis={[
        {
          label: 'Noise (dB)',
          colorMap: { type: 'continuous', min: 30, max: 75, color: ['#80cbc4', '#8e24aa'] },
        },
      ]}
      series={[{ type: 'scatter', data: readings, markerSize: 7 }]}
    >
      <ChartsWrapper legendDirection={props.direction}>
        <ContinuousColorLegend axisDirection="y" sx={{ minWidth: 120 }} {...props} />
        <ChartsSurface aria-label="Noise of a school yard">
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
