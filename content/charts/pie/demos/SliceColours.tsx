import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const bins = [
  { id: 'paper', value: 38, label: 'Paper' },
  { id: 'glass', value: 27, label: 'Glass' },
  { id: 'metal', value: 14, label: 'Metal' },
];

const colouredBins = [
  { id: 'paper', value: 38, label: 'Paper', color: '#1e88e5' },
  { id: 'glass', value: 27, label: 'Glass', color: '#43a047' },
  { id: 'metal', value: 14, label: 'Metal', color: '#fb8c00' },
];

const variants = [
  { name: 'Default', props: { series: [{ data: bins }] } },
  {
    name: 'Palette',
    props: { series: [{ data: bins }], colors: ['#00897b', '#4db6ac', '#b2dfdb'] },
  },
  { name: 'Per slice', props: { series: [{ data: colouredBins }] } },
];

export default function SliceColours() {
  return (
    <Stack direction="row" sx={{ width: '100%', gap: 2, flexWrap: 'wrap' }}>
      {variants.map(({ name, props }) => (
        <Stack key={name} sx={{ flex: '1 1 120px', minWidth: 0, alignItems: 'center' }}>
          <PieChart aria-label={`Recycled waste, ${name}`} height={140} hideLegend {...props} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
