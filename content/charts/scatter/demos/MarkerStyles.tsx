import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function MarkerStyles() {
  return (
    <ScatterChart
      aria-label="Training runs; morning runs are outlined"
      height={300}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[
        { id: 'morning', label: 'Morning', data: mornings, markerSize: 6, highlightScope },
        { id: 'evening', label: 'Evening', data: evenings, markerSize: 6, highlightScope },
      ]}
      sx={{
        // preview-start
        [`& [data-series="morning"] .${scatterClasses.marker}`]: {
          fillOpacity: 0.3,
          stroke: 'currentColor',
        },
        [`& .${scatterClasses.marker}[data-highlighted]`]: { strokeWidth: 3, fillOpacity: 1 },
        [`& .${scatterClasses.marker}[data-faded]`]: { opacity: 0.15 },
        // preview-end
      }}
    />
  );
}
