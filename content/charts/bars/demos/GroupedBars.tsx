import { BarChart } from '@mui/x-charts/BarChart';

export default function GroupedBars() {
  return (
    <BarChart
      aria-label="Boats rented per season, kayaks and rowing boats"
      height={300}
      xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
      yAxis={[{ label: 'Boats rented' }]}
      series={[
        { data: [124, 310, 148, 22], label: 'Kayaks' },
        { data: [86, 205, 132, 9], label: 'Rowing boats' },
      ]}
    />
  );
}
