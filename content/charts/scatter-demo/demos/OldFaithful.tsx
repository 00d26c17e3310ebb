import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { geyser } from './geyser.data';

export default function OldFaithful() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="After a long eruption, the geyser rests longer"
      measure="Old Faithful: wait for the next eruption and length of the last one, in minutes"
      source="Source: A. Azzalini and A. W. Bowman, Applied Statistics 39 (1990), first 120 eruptions"
    >
      <ScatterChart
        aria-label="120 eruptions of Old Faithful in two groups. Eruptions of about 2 minutes are followed by a wait of about 55 minutes, those of more than 4 minutes by about 80 minutes."
        height={320}
        hideLegend
        margin={{ left: 0, right: 12, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        voronoiMaxRadius={24}
        // preview-start
        xAxis={[
          { min: 1, max: 5.5, label: 'Length of the eruption (min)', tickNumber: 5, height: 48 },
        ]}
        yAxis={[{ min: 40, max: 100, width: 36, disableLine: true, disableTicks: true }]}
        series={[
          {
            data: geyser,
            label: 'Eruption',
            markerSize: 4,
            color: palette.primary.main,
            valueFormatter: (point) => `${point?.x} min, then ${point?.y} min`,
          },
        ]}
      >
        <ChartNote x={1.9} y={74} bold lines={['Short eruptions,', 'short waits']} />
        <ChartNote x={4.3} y={58} bold lines={['Long eruptions,', 'long waits']} />
      </ScatterChart>
      {/* preview-end */}
    </Figure>
  );
}
