import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Ghost = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.selected,
}));
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

// preview-start
function NothingSold() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text x={left + width / 2} y={top + height / 2} textAnchor="middle" fill="currentColor">
      Nothing sold yet
    </text>
  );
}

const slots = { loadingOverlay: GhostBars, noDataOverlay: NothingSold };
// preview-end
const axes = {
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], label: 'Day' }],
  yAxis: [{ min: 0, max: 100, label: 'Cakes sold' }],
};

export default function OwnOverlay() {
  return (
    <div style={{ width: '100%' }}>
      <BarChart
        {...axes}
        aria-label="Sales, loading"
        height={220}
        loading
        slots={slots}
        series={[]}
      />
      <BarChart {...axes} aria-label="Sales, none yet" height={220} slots={slots} series={[]} />
    </div>
  );
}
