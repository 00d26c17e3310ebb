import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { birds } from '../../shared/birds.data';

const groups = ['Waders', 'Ducks', 'Gulls'] as const;

export default function BirdPoints() {
  return (
    <ScatterChart
      aria-label="Wing span and weight of birds of an estuary"
      height={320}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Wing span (cm)', height: 48 }]}
      yAxis={[{ label: 'Weight (g)', width: 70 }]}
      series={groups.map((group) => ({
        label: group,
        markerSize: 6,
        data: birds
          .filter((bird) => bird.group === group)
          .map(({ name, wingSpan, weight }) => ({ id: name, x: wingSpan, y: weight })),
        valueFormatter: (point) => `${point?.id}, ${point?.x} cm, ${point?.y} g`,
      }))}
    />
  );
}
