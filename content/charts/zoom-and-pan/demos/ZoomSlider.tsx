import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

const fall = parkYear.slice(240, 330);

export default function ZoomSlider() {
  return (
    <BarChartPro
      aria-label="Visitors of a park per day from September to November"
      height={300}
      hideLegend
      dataset={fall}
      // preview-start
      xAxis={[
        {
          id: 'day',
          dataKey: 'date',
          zoom: { slider: { enabled: true } },
          valueFormatter: formatDay,
          tickSpacing: 60,
        },
      ]}
      // preview-end
      initialZoom={[{ axisId: 'day', start: 20, end: 60 }]}
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
    />
  );
}
