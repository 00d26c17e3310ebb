import { BarChart } from '@mui/x-charts/BarChart';

export default function OrdinalColors() {
  return (
    <BarChart
      aria-label="Waste collected per kind of bin"
      height={280}
      hideLegend
      // preview-start
      xAxis={[
        {
          data: ['Paper', 'Glass', 'Compost', 'Other'],
          label: 'Bin',
          colorMap: {
            type: 'ordinal',
            values: ['Paper', 'Glass', 'Compost'],
            colors: ['#1e88e5', '#00897b', '#8d6e63'],
            unknownColor: '#8a8a8a',
          },
        },
      ]}
      // preview-end
      yAxis={[{ label: 'Waste (kg)' }]}
      series={[{ data: [310, 180, 240, 420], label: 'Waste (kg)' }]}
    />
  );
}
