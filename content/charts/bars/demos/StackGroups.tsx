import { BarChart } from '@mui/x-charts/BarChart';

export default function StackGroups() {
  return (
    <BarChart
      aria-label="Electricity of an island: sources beside uses, in gigawatt hours"
      height={320}
      xAxis={[{ data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ label: 'Electricity (GWh)' }]}
      series={[
        { data: [4.1, 5.2, 6.8, 7.4], label: 'Wind', stack: 'sources' },
        { data: [1.2, 1.9, 2.6, 3.3], label: 'Solar', stack: 'sources' },
        { data: [5.6, 4.4, 2.5, 1.6], label: 'Diesel', stack: 'sources' },
        { data: [6.3, 6.5, 6.7, 6.9], label: 'Homes', stack: 'uses' },
        { data: [4.6, 5, 5.2, 5.4], label: 'Harbor', stack: 'uses' },
      ]}
    />
  );
}
