import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Ghost = styled('rect')(({ theme }) => ({ fill: theme.palette.action.selected }));
const heights = [0.4, 0.7, 0.55, 0.85, 0.3];

function GhostBars() {
  const { left, top, width, height } = useDrawingArea();
  const band = width / heights.length;
  return (
    <g>
      {heights.map((share, index) => (
        <Ghost
          key={share}
          x={left + band * (index + 0.15)}
          y={top + height * (1 - share)}
          width={band * 0.7}
          height={height * share}
        />
      ))}
    </g>
  );
}

function NothingSold() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text x={left + width / 2} y={top + height / 2} textAnchor="middle" fill="currentColor">
      Nothing sold yet
    </text>
  );
}

const axes = {
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }],
  yAxis: [{ min: 0, max: 100 }],
};
const slots = { loadingOverlay: GhostBars, noDataOverlay: NothingSold };

export default function OwnOverlay() {
  return (
    <div style={{ width: '100%' }}>
      <BarChart
        {...axes}
        aria-label="Sales, loading"
        height={200}
        loading
        slots={slots}
        series={[]}
      />
      <BarChart {...axes} aria-label="Sales, none yet" height={200} slots={slots} series={[]} />
    </div>
  );
}
