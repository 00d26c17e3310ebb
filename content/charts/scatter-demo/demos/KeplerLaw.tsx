import { styled, useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const planets = [
  { id: 'Mercury', x: 0.387, y: 0.241 },
  { id: 'Venus', x: 0.723, y: 0.615 },
  { id: 'Earth', x: 1, y: 1 },
  { id: 'Mars', x: 1.524, y: 1.881 },
  { id: 'Jupiter', x: 5.2, y: 11.9 },
  { id: 'Saturn', x: 9.57, y: 29.4 },
  { id: 'Uranus', x: 19.2, y: 83.7 },
  { id: 'Neptune', x: 30.2, y: 164 },
];

const Dashed = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.secondary,
  strokeDasharray: '4 4',
}));

// preview-start
function KeplerLine({ from, to }: { from: number; to: number }) {
  const x = useXScale<'log'>();
  const y = useYScale<'log'>();
  return <Dashed x1={x(from)} y1={y(from ** 1.5)} x2={x(to)} y2={y(to ** 1.5)} />;
}
// preview-end

export default function KeplerLaw() {
  const { palette } = useTheme();
  const axis = { scaleType: 'log' as const, disableTicks: true };
  const plain = (value: number) => String(value);

  return (
    <Figure
      headline="Eight planets, one law"
      measure="Length of a year in Earth years, by distance from the Sun in Earth distances"
      source="Source: NASA Planetary Fact Sheet"
    >
      <ScatterChart
        aria-label="Distance from the Sun and length of the year of eight planets on log axes. All are on one straight line, from Mercury with 0.24 years to Neptune with 164 years."
        height={360}
        hideLegend
        margin={{ left: 0, right: 20, top: 20, bottom: 0 }}
        grid={{ horizontal: true, vertical: true }}
        voronoiMaxRadius={30}
        // preview-start
        xAxis={[
          {
            ...axis,
            min: 0.25,
            max: 100,
            tickInterval: [0.3, 1, 3, 10, 30],
            valueFormatter: plain,
            label: 'Distance from the Sun',
          },
        ]}
        yAxis={[
          {
            ...axis,
            min: 0.1,
            max: 300,
            tickInterval: [0.1, 1, 10, 100],
            valueFormatter: plain,
            width: 36,
          },
        ]}
        series={[
          {
            data: planets,
            markerSize: 6,
            color: palette.primary.main,
            valueFormatter: (planet) => `${planet?.id}: ${planet?.y} years`,
          },
        ]}
      >
        <KeplerLine from={0.3} to={45} />
        {planets.map(({ id, x, y }) => (
          <ChartNote key={id} x={x} y={y} dx={10} dy={8} anchor="start" lines={[id]} />
        ))}
        {/* preview-end */}
        <ChartNote
          x={0.35}
          y={150}
          anchor="start"
          lines={['The dashed line is', 'Kepler’s third law:', 'year² = distance³']}
        />
      </ScatterChart>
    </Figure>
  );
}
