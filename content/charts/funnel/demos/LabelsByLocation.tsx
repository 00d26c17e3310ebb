import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const data = [
  {
    value: 1200,
    label: (location: string) => (location === 'legend' ? 'Seen' : 'Seen in the window'),
  },
  { value: 430, label: (location: string) => (location === 'legend' ? 'Tried' : 'Tried on') },
  {
    value: 160,
    label: (location: string) => (location === 'legend' ? 'Bought' : 'Bought the coat'),
  },
];
// preview-end

export default function LabelsByLocation() {
  return (
    <FunnelChart
      aria-label="Of 1,200 passers-by, 160 bought a coat. Invented data."
      height={260}
      series={[{ data }]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'center' } } }}
    />
  );
}
