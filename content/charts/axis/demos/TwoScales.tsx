import { LineChart } from '@mui/x-charts/LineChart';

const days = [0, 1, 2, 3, 4, 5, 6, 7];
const yeast = [10, 38, 150, 620, 2400, 9100, 31000, 88000];

export default function TwoScales() {
  return (
    <LineChart
      aria-label="Growth of yeast on a linear axis on the left and a logarithmic axis on the right"
      height={320}
      margin={{ left: 0, right: 0 }}
      xAxis={[{ data: days, label: 'Day' }]}
      // preview-start
      yAxis={[
        { id: 'linear', scaleType: 'linear', label: 'Cells (linear)', width: 80 },
        { id: 'log', scaleType: 'log', label: 'Cells (log)', position: 'right', width: 70 },
      ]}
      series={[
        { yAxisId: 'linear', data: yeast, label: 'Linear scale', showMark: false },
        { yAxisId: 'log', data: yeast, label: 'Log scale', showMark: false },
      ]}
      // preview-end
    />
  );
}
