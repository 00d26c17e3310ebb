import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { approval } from './approval.data';

const quarters = approval.map((_value, index) => 1945 + index / 4);
const formatQuarter = (time: number) => `Q${(time % 1) * 4 + 1} ${Math.floor(time)}`;
const presidents = [
  { name: 'Truman', from: 1945.25 },
  { name: 'Eisenhower', from: 1953 },
  { name: 'Kennedy', from: 1961, dy: -15 },
  { name: 'Johnson', from: 1963.9 },
  { name: 'Nixon', from: 1969, dy: -15 },
];

export default function ApprovalGaps() {
  const { palette } = useTheme();
  const shared = { data: approval, curve: 'linear' as const, showMark: false };

  return (
    <Figure
      headline="Every president began with more approval than he ended with"
      measure="Americans who approve of their president in percent, dashed where no poll was taken"
      source="Source: The Gallup Poll, per quarter (R datasets, presidents)"
    >
      <LineChart
        aria-label="Approval of five presidents from 1945 to 1974. Truman falls from 87 to 32 percent, Johnson from 80 to 44, and Nixon from 59 to 24. Eisenhower stays between 48 and 79."
        height={300}
        hideLegend
        margin={{ left: 0, right: 12, top: 32, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: quarters,
            scaleType: 'linear',
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: (time: number, { location }) =>
              location === 'tick' ? String(time) : formatQuarter(time),
          },
        ]}
        yAxis={[{ width: 32, min: 0, max: 100, disableLine: true, disableTicks: true }]}
        // preview-start
        series={[
          {
            ...shared,
            id: 'bridge',
            connectNulls: true,
            color: palette.grey[500],
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            ...shared,
            id: 'polls',
            label: 'Approval',
            color: palette.primary.main,
            valueFormatter: (value) => (value === null ? 'no poll' : `${value}%`),
          },
        ]}
        sx={{ [`& .${lineClasses.line}[data-series="bridge"]`]: { strokeDasharray: '3 4' } }}
        // preview-end
      >
        {presidents.map(({ name, from, dy = 0 }) => (
          <g key={name}>
            <ChartsReferenceLine x={from} lineStyle={{ opacity: 0.3 }} />
            <ChartNote x={from} y={100} dx={2} dy={dy - 10} anchor="start" lines={[name]} />
          </g>
        ))}
      </LineChart>
    </Figure>
  );
}
