import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const data = [
  { id: 'oak', value: 44, label: 'Oak', color: '#ffcc80' },
  { id: 'beech', value: 31, label: 'Beech', color: '#a5d6a7' },
  { id: 'ash', value: 17, label: 'Ash', color: '#90caf9' },
  { id: 'elm', value: 8, label: 'Elm', color: '#f48fb1' },
];

export default function ArcLabels() {
  return (
    <PieChart
      aria-label="Trees of a wood by kind, in percent"
      height={260}
      series={[
        {
          data,
          arcLabel: (item) => `${item.value} %`,
          arcLabelMinAngle: 35,
          arcLabelRadius: '65%',
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontWeight: 600 } }}
    />
  );
}
