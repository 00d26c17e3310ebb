import { ScatterChart } from '@mui/x-charts/ScatterChart';

const lakes = [
  { name: 'Mirror', area: 1.8, depth: 12, visitors: 4100 },
  { name: 'Heron', area: 4.2, depth: 21, visitors: 9800 },
  { name: 'Stone', area: 2.6, depth: 48, visitors: 2300 },
  { name: 'Monk', area: 6.9, depth: 35, visitors: 12400 },
  { name: 'Black', area: 0.7, depth: 29, visitors: 900 },
  { name: 'Long', area: 8.4, depth: 62, visitors: 7600 },
];

export default function DatasetScatter() {
  return (
    <ScatterChart
      aria-label="Area and depth of six lakes"
      height={280}
      hideLegend
      dataset={lakes}
      xAxis={[{ label: 'Area (km²)' }]}
      yAxis={[{ label: 'Depth (m)', reverse: true, min: 0 }]}
      // preview-start
      series={[
        {
          label: 'Lakes',
          datasetKeys: { id: 'name', x: 'area', y: 'depth' },
          markerSize: 6,
          valueFormatter: (point) => `${point?.id}: ${point?.x} km², ${point?.y} m`,
        },
      ]}
      // preview-end
    />
  );
}
