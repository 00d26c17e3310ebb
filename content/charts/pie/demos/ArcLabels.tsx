import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const trees = [
  { id: 'oak', value: 132, label: 'Oak' },
  { id: 'beech', value: 93, label: 'Beech' },
  { id: 'ash', value: 51, label: 'Ash' },
  { id: 'elm', value: 24, label: 'Elm' },
];

const total = trees.reduce((sum, { value }) => sum + value, 0);

export default function ArcLabels() {
  const { primary, secondary, success, info } = useTheme().palette;

  return (
    <PieChart
      aria-label="Trees of a wood by species"
      height={260}
      colors={[primary.main, secondary.main, success.main, info.main]}
      // preview-start
      series={[
        {
          data: trees,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 35,
          arcLabelRadius: '65%',
          valueFormatter: ({ value }) => `${value} trees`,
        },
      ]}
      // preview-end
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: primary.contrastText, fontWeight: 600 } }}
    />
  );
}
