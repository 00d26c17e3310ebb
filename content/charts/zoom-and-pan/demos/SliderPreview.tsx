import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

export default function SliderPreview() {
  return (
    <LineChartPro
      aria-label="Visitors of a park per day, with an overview of the whole year below"
      height={320}
      hideLegend
      dataset={parkYear}
      // preview-start
      xAxis={[
        {
          id: 'date',
          scaleType: 'time',
          dataKey: 'date',
          zoom: { minSpan: 5, slider: { enabled: true, preview: true } },
          valueFormatter: formatDay,
        },
      ]}
      initialZoom={[{ axisId: 'date', start: 45, end: 62 }]}
      // preview-end
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors', area: true, showMark: false }]}
    />
  );
}
