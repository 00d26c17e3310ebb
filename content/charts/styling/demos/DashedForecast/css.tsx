import { LineChart } from '@mui/x-charts/LineChart';
import './guestForecast.css';

export default function DashedForecast() {
  return (
    <div className="guest-forecast">
      <LineChart
        aria-label="Guests per month, booked and expected"
        height={300}
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'], label: 'Month' }]}
        yAxis={[{ label: 'Guests', max: 500 }]}
        series={[
          { id: 'booked', data: [210, 340, 420, null, null], label: 'Booked', showMark: false },
          { id: 'expected', data: [null, null, 420, 450, 300], label: 'Expected', showMark: false },
        ]}
      />
    </div>
  );
}
