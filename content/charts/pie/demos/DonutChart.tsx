import { PieChart } from '@mui/x-charts/PieChart';

export default function DonutChart() {
  return (
    <PieChart
      aria-label="Water used by a household, in percent"
      height={220}
      series={[
        {
          innerRadius: '60%',
          data: [
            { id: 'shower', value: 36, label: 'Shower' },
            { id: 'toilet', value: 27, label: 'Toilet' },
            { id: 'laundry', value: 21, label: 'Laundry' },
            { id: 'kitchen', value: 16, label: 'Kitchen' },
          ],
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    />
  );
}
