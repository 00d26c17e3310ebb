import { styled } from '@mui/material/styles';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const Plane = styled('rect')(({ theme }) => ({ fill: (theme.vars ?? theme).palette.action.hover }));
const Band = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.success.main,
  opacity: 0.25,
}));

// preview-start
function Background({ from, to }: { from: number; to: number }) {
  const { left, top, width, height } = useDrawingArea();
  const y = useYScale<'linear'>();
  return (
    <g>
      <Plane x={left} y={top} width={width} height={height} />
      <Band x={left} y={y(to)} width={width} height={y(from) - y(to)} />
      <text x={left + 32} y={y(to) + 16} textAnchor="middle" fontSize={12} fill="currentColor">
        Target
      </text>
    </g>
  );
}
// preview-end

export default function DrawingAreaBackground() {
  return (
    <ChartsDataProvider
      height={300}
      xAxis={[{ data: [6, 9, 12, 15, 18, 21], domainLimit: 'strict', label: 'Hour' }]}
      yAxis={[{ min: 10, max: 30, label: 'Temperature (°C)' }]}
      series={[{ type: 'line', data: [13, 18, 25, 28, 23, 17] }]}
    >
      {/* preview-start */}
      <ChartsSurface aria-label="Temperature of a greenhouse; it leaves the target band at 15:00">
        <Background from={18} to={26} />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      {/* preview-end */}
    </ChartsDataProvider>
  );
}
