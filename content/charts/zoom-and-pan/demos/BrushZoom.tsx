import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

// preview-start
const zoomInteractionConfig: LineChartProProps['zoomInteractionConfig'] = {
  zoom: ['brush', 'doubleTapReset'],
  pan: [{ type: 'drag', requiredKeys: ['Shift'] }],
};
// preview-end

export default function BrushZoom() {
  return (
    <LineChartPro
      aria-label="Visitors of a park per day"
      height={280}
      hideLegend
      dataset={parkYear}
      xAxis={[
        { scaleType: 'time', dataKey: 'date', zoom: { minSpan: 2 }, valueFormatter: formatDay },
      ]}
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false }]}
      zoomInteractionConfig={zoomInteractionConfig}
    />
  );
}
