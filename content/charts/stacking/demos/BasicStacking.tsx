import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const years = ['2021', '2022', '2023', '2024'];

export default function BasicStacking() {
  return (
    <BarChart
      aria-label="Income of a theater by source, next to its costs: income exceeds costs since 2023"
      height={300}
      xAxis={[{ data: years }]}
      yAxis={[{ label: '€1,000', width: 60 }]}
      // preview-start
      series={[
        { data: [180, 260, 340, 371], label: 'Tickets', stack: 'income' },
        { data: [210, 205, 200, 198], label: 'Grants', stack: 'income' },
        { data: [24, 38, 61, 74], label: 'Café', stack: 'income' },
        { data: [455, 512, 560, 588], label: 'Costs', color: '#9e9e9e' },
      ]}
      // preview-end
    />
  );
}
