import { LineChart } from '@mui/x-charts/LineChart';
import './waveCard.css';

export default function FramedCard() {
  return (
    <div className="wave-card">
      <LineChart
        aria-label="Waves at the pier by hour, in centimeters"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        colors={['#80deea']}
        xAxis={[{ scaleType: 'point', data: [6, 9, 12, 15, 18, 21], label: 'Hour' }]}
        yAxis={[{ label: 'Waves (cm)' }]}
        series={[{ data: [42, 58, 91, 120, 84, 60], label: 'Waves (cm)', area: true }]}
      />
    </div>
  );
}
