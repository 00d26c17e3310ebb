import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const today = [11, 10, 9, 14, 19];
const forecast = [null, null, null, null, 19, 21, 18, 14];

export default function PartialData() {
  return (
    <LineChart
      aria-label="Temperature measured until noon and forecast after it"
      height={280}
      xAxis={[{ scaleType: 'point', data: hours, valueFormatter: (hour: number) => `${hour} h` }]}
      series={[
        { data: today, label: 'Measured (°C)' },
        { data: forecast, label: 'Forecast (°C)' },
      ]}
    />
  );
}
