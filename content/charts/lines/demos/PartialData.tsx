import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
// preview-start
const today = [11, 10, 9, 14, 19];
const forecast = [null, null, null, null, 19, 21, 18, 14];
// preview-end

export default function PartialData() {
  return (
    <LineChart
      aria-label="Temperature measured until noon and forecast after it"
      height={280}
      xAxis={[{ scaleType: 'point', data: hours, valueFormatter: (hour: number) => `${hour} h` }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      // preview-start
      series={[
        { data: today, label: 'Measured' },
        { data: forecast, label: 'Forecast' },
      ]}
      // preview-end
    />
  );
}
