import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const rounds = ['2021', '2022', '2023', '2024', '2025'];
const teams = [
  { name: 'Ravens', ranks: [1, 1, 2, 2, 3] },
  { name: 'Harbor', ranks: [5, 4, 3, 1, 1] },
  { name: 'Mill', ranks: [2, 3, 1, 3, 2] },
  { name: 'Union', ranks: [3, 2, 4, 5, 5] },
  { name: 'Valley', ranks: [4, 5, 5, 4, 4] },
];

// preview-start
function RankMark({ x, y, color, id, dataIndex }: MarkElementProps) {
  const { palette } = useTheme();
  const rank = teams.find(({ name }) => name === id)!.ranks[dataIndex];
  return (
    <g>
      <circle cx={x} cy={y} r={12} fill={color} />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill={palette.getContrastText(color ?? palette.primary.main)}
      >
        {rank}
      </text>
    </g>
  );
}
// preview-end

export default function LeagueRanks() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Harbor went from last to first in four years"
      measure="Place of five clubs at the end of the season"
      source="Invented data"
    >
      <LineChart
        aria-label="Places of five clubs from 2021 to 2025. Harbor rises from fifth to first, Ravens fall from first to third, Union from third to fifth."
        height={280}
        hideLegend
        margin={{ left: 20, right: 76, top: 4, bottom: 0 }}
        // preview-start
        xAxis={[{ data: rounds, scaleType: 'point', disableLine: true, disableTicks: true }]}
        yAxis={[{ position: 'none', reverse: true, min: 0.7, max: 5.3 }]}
        series={teams.map(({ name, ranks }) => ({
          id: name,
          label: name,
          data: ranks,
          curve: 'bumpX',
          showMark: true,
          color: name === 'Harbor' ? palette.primary.main : palette.grey[500],
        }))}
        slots={{ mark: RankMark }}
        // preview-end
        slotProps={{ tooltip: { trigger: 'none' } }}
        disableLineItemHighlight
      >
        {teams.map(({ name, ranks }) => (
          <ChartNote
            key={name}
            x="2025"
            y={ranks[4]!}
            dx={20}
            anchor="start"
            bold={name === 'Harbor'}
            lines={[name]}
          />
        ))}
      </LineChart>
    </Figure>
  );
}
