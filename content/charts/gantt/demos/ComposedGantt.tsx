import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { tasks, today } from './plan.data';

// preview-start
function TaskBars() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();

  return tasks.map(({ name, team, start, end, done }) => {
    const width = x(end) - x(start);
    const box = { x: x(start), y: y(name), height: y.bandwidth(), rx: 4 };
    const color = team === 'Crew' ? palette.primary.main : palette.secondary.main;
    return (
      <g key={name} fill={color}>
        <rect {...box} width={width} fillOpacity={0.3} />
        <rect {...box} width={width * done} />
      </g>
    );
  });
}
// preview-end

const month = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function ComposedGantt() {
  return (
    <div style={{ width: '100%' }}>
      <ChartsContainer
        aria-label="Plan of a renovation from March to June. Windows and wiring are in progress."
        height={320}
        margin={{ left: 0, right: 24, top: 28 }}
        // preview-start
        xAxis={[
          {
            scaleType: 'time',
            min: new Date(2026, 2, 1),
            max: new Date(2026, 5, 7),
            valueFormatter: (date: Date) => month.format(date),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name), width: 84 }]}
        series={[]}
      >
        <ChartsGrid vertical />
        <TaskBars />
        <ChartsReferenceLine x={today} label="Today" labelAlign="start" />
        <ChartsXAxis />
        <ChartsYAxis disableLine disableTicks />
      </ChartsContainer>
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        Dark part: done. One color per team. Invented data.
      </Typography>
    </div>
  );
}
