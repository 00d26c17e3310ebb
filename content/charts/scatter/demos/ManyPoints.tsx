import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stars } from './manyStars.data';

export default function ManyPoints() {
  return (
    <ScatterChart
      aria-label="Color and brightness of 4,000 stars; bluer stars are brighter"
      renderer="svg-batch"
      height={320}
      xAxis={[{ label: 'Color index' }]}
      yAxis={[{ label: 'Magnitude', reverse: true }]}
      voronoiMaxRadius={10}
      series={[
        { data: stars, label: 'Stars', markerSize: 1.5, highlightScope: { highlight: 'item' } },
      ]}
    />
  );
}
