import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

export default function BasicZoom() {
  return (
    <LineChartPro
      aria-label="Visitors of a park per day, most of them in summer"
      height={280}
      hideLegend
      dataset={parkYear}
      // preview-start
      xAxis={[{ scaleType: 'time', dataKey: 'date', zoom: true, valueFormatter: formatDay }]}
      // preview-end
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false }]}
    />
  );
}
