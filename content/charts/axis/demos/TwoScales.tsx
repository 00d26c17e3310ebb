import { LineChart } from '@mui/x-charts/LineChart';

const days = [0, 1, 2, 3, 4, 5, 6, 7];
const yeast = [10, 38, 150, 620, 2400, 9100, 31000, 88000];

export default function TwoScales() {
  return (
    <LineChart
      aria-label="Growth of yeast on a linear axis at the left and a logarithmic axis at the right"
      height={320}
      margin={{ left: 0, right: 0 }}
      xAxis={[{ data: days, label: 'Day' }]}
      yAxis={[
        { id: 'linear', scaleType: 'linear', width: 60 },
        { id: 'log', scaleType: 'log', position: 'right', width: 60 },
      ]}
      series={[
        { yAxisId: 'linear', data: yeast, label: 'Cells, linear', showMark: false },
        { yAxisId: 'log', data: yeast, label: 'Cells, logarithmic', showMark: false },
      ]}
    />
  );
}
