import { PieChart } from '@mui/x-charts/PieChart';

const harvest = [
  { id: 'apples', value: 46, label: 'Apples' },
  { id: 'pears', value: 24, label: 'Pears' },
  { id: 'plums', value: 18, label: 'Plums' },
  { id: 'quinces', value: 12, label: 'Quinces' },
];

export default function HarvestRing() {
  return (
    <PieChart
      aria-label="Harvest of an orchard by fruit, in percent"
      height={240}
      series={[
        {
          data: harvest,
          innerRadius: '60%',
          paddingAngle: 2,
          cornerRadius: 4,
          highlightScope: { fade: 'global', highlight: 'item' },
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    />
  );
}
