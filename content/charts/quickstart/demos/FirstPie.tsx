import { PieChart } from '@mui/x-charts/PieChart';

// Invented data
const energy = [
  { id: 'heating', value: 58, label: 'Heating' },
  { id: 'water', value: 19, label: 'Hot water' },
  { id: 'appliances', value: 15, label: 'Appliances' },
  { id: 'light', value: 8, label: 'Light' },
];

export default function FirstPie() {
  return (
    <PieChart
      aria-label="Energy of a household: heating needs 58 percent"
      height={220}
      series={[{ data: energy }]}
    />
  );
}
