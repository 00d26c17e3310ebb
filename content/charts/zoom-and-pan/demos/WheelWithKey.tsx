import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

const winter = parkYear.slice(0, 90);

// preview-start
const zoomInteractionConfig: BarChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  pan: [
    { type: 'drag', pointerMode: 'mouse' },
    { type: 'pressAndDrag', pointerMode: 'touch' },
  ],
};
// preview-end

export default function WheelWithKey() {
  return (
    <BarChartPro
      aria-label="Visitors of a park per day from January to March"
      height={260}
      hideLegend
      dataset={winter}
      xAxis={[{ dataKey: 'date', zoom: true, valueFormatter: formatDay, tickSpacing: 60 }]}
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      zoomInteractionConfig={zoomInteractionConfig}
    />
  );
}
