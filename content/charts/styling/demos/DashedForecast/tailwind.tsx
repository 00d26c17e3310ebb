import { LineChart } from '@mui/x-charts/LineChart';

const strokes = [
  '[&_.MuiLineChart-line]:stroke-[4] [&_.MuiLineChart-line]:[stroke-linecap:round]',
  '[&_[data-series=expected]]:[stroke-dasharray:2_8]',
].join(' ');

export default function DashedForecast() {
  return (
    <div className={`w-full ${strokes}`}>
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
