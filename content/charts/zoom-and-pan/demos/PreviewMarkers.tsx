import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { quakes } from './quakes.data';

export default function PreviewMarkers() {
  return (
    <ScatterChartPro
      aria-label="Tremors below a volcano by depth and magnitude"
      height={320}
      xAxis={[
        {
          id: 'depth',
          label: 'Depth (km)',
          zoom: { slider: { enabled: true, preview: true, size: 64 } },
        },
      ]}
      yAxis={[{ label: 'Magnitude' }]}
      initialZoom={[{ axisId: 'depth', start: 30, end: 75 }]}
      // preview-start
      series={[{ data: quakes, markerSize: 4, preview: { markerSize: 2 } }]}
      // preview-end
    />
  );
}
