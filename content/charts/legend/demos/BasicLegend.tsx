import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const years = ['2019', '2020', '2021', '2022', '2023', '2024'];

export default function BasicLegend() {
  return (
    <LineChart
      aria-label="Borrowed items of a library: e-books overtook audiobooks in 2020, printed books fall"
      height={280}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Loans (1,000)' }]}
      // preview-start
      series={[
        { data: [182, 121, 140, 151, 147, 143], label: 'Printed books' },
        { data: [31, 64, 71, 76, 84, 93], label: 'E-books' },
        { data: [34, 41, 46, 52, 55, 61], label: 'Audiobooks' },
      ]}
      // preview-end
    />
  );
}
