import { LineChart } from '@mui/x-charts/LineChart';

export default function LogLine() {
  return (
    <LineChart
      aria-label="Yeast cells in a drop of water over two days, on a logarithmic scale"
      height={280}
      hideLegend
      xAxis={[{ data: [0, 6, 12, 18, 24, 30, 36, 42], label: 'Hours', domainLimit: 'strict' }]}
      yAxis={[{ scaleType: 'log', label: 'Yeast cells' }]}
      series={[{ data: [1, 4, 17, 66, 250, 940, 3600, 9400], label: 'Yeast cells' }]}
    />
  );
}
