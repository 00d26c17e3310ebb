import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { quakes } from './quakes.data';

export default function ZoomedPoints() {
  return (
    <ScatterChartPro
      aria-label="Tremors below a volcano: deep ones are stronger"
      height={300}
      // preview-start
      xAxis={[{ id: 'depth', label: 'Depth (km)', zoom: true }]}
      yAxis={[{ id: 'magnitude', label: 'Magnitude', zoom: true }]}
      initialZoom={[
        { axisId: 'depth', start: 40, end: 90 },
        { axisId: 'magnitude', start: 30, end: 80 },
      ]}
      // preview-end
      series={[{ data: quakes, markerSize: 4 }]}
    />
  );
}
