import { BarChart } from '@mui/x-charts/BarChart';

export default function HiddenAxis() {
  return (
    <BarChart
      aria-label="Repairs per month of a bicycle workshop"
      height={260}
      hideLegend
      xAxis={[
        {
          data: ['Mar', 'Apr', 'May', 'Jun'],
          disableLine: true,
          disableTicks: true,
          label: 'Repairs per month',
        },
      ]}
      // preview-start
      yAxis={[{ position: 'none', max: 110 }]}
      series={[
        {
          data: [46, 81, 97, 72],
          label: 'Repairs',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      // preview-end
    />
  );
}
