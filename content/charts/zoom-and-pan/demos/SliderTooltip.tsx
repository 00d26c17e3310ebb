import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { AxisValueFormatterContext } from '@mui/x-charts-pro/models';
import { formatDay, parkYear } from './parkVisitors.data';

// preview-start
function formatDate(date: Date, context: AxisValueFormatterContext) {
  return context.location === 'zoom-slider-tooltip'
    ? date.toLocaleDateString('en-US', { dateStyle: 'full' })
    : formatDay(date);
}
// preview-end

export default function SliderTooltip() {
  return (
    <LineChartPro
      aria-label="Visitors of a park per day"
      height={300}
      hideLegend
      dataset={parkYear}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          valueFormatter: formatDate,
          zoom: { slider: { enabled: true } },
        },
      ]}
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false }]}
    />
  );
}
