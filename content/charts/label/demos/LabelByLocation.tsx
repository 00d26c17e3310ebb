import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const years = ['2020', '2021', '2022', '2023', '2024'];

export default function LabelByLocation() {
  return (
    <LineChart
      aria-label="Energy from sun and wind of a village: sun overtakes wind in 2023"
      height={260}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'MWh' }]}
      // preview-start
      series={[
        {
          data: [120, 168, 240, 331, 412],
          label: (location) => (location === 'legend' ? 'Sun' : 'Sun (school and town hall roofs)'),
        },
        {
          data: [284, 291, 276, 302, 295],
          label: (location) => (location === 'legend' ? 'Wind' : 'Wind (two turbines)'),
        },
      ]}
      // preview-end
    />
  );
}
