import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPie() {
  return (
    <PieChart
      aria-label="How pupils come to school"
      height={220}
      series={[
        {
          data: [
            { id: 'walk', value: 118, label: 'On foot' },
            { id: 'cycle', value: 96, label: 'By bicycle' },
            { id: 'tram', value: 64, label: 'By tram' },
            { id: 'car', value: 22, label: 'By car' },
          ],
          valueFormatter: ({ value }) => `${value} pupils`,
        },
      ]}
    />
  );
}
