import { BarChart } from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  return (
    <BarChart
      aria-label="Books lent by two branches of a library"
      height={300}
      xAxis={[{ data: ['Novels', 'Travel', 'Science'] }]}
      series={[
        {
          data: [420, 180, 95],
          label: 'Old town',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
        {
          data: [310, 240, 130],
          label: 'Station',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
}
