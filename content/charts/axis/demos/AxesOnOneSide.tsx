import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function AxesOnOneSide() {
  return (
    <LineChart
      aria-label="Temperature and wind at a weather station over one day"
      height={300}
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[
        { id: 'temperature', position: 'left', label: 'Temperature (°C)', width: 56 },
        { id: 'wind', position: 'left', label: 'Wind (km/h)', width: 56 },
      ]}
      series={[
        { yAxisId: 'temperature', data: [9, 7, 11, 18, 21, 15, 11], label: 'Temperature' },
        { yAxisId: 'wind', data: [12, 10, 16, 28, 34, 22, 14], label: 'Wind' },
      ]}
    />
  );
}
