import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function Miniature() {
  return (
    <LineChart
      height={278}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 36 }]}
      series={[
        {
          label: 'Rainfall (mm)',
          data: [82, 64, 71, 48, 39, 22, 18, 27],
          area: true,
          curve: 'monotoneX',
          showMark: false,
        },
        {
          label: 'Sunshine (h)',
          data: [58, 84, 126, 172, 214, 236, 251, 229],
          curve: 'monotoneX',
          showMark: false,
        },
      ]}
      grid={{ horizontal: true }}
      margin={{ right: 12 }}
    />
  );
}
