import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'strings', value: 34, label: 'Strings' },
  { id: 'winds', value: 14, label: 'Woodwind' },
  { id: 'brass', value: 11, label: 'Brass' },
  { id: 'percussion', value: 4, label: 'Percussion' },
];

export default function SliceHighlight() {
  const { palette } = useTheme();

  return (
    <PieChart
      aria-label="Players of an orchestra by section"
      height={240}
      // preview-start
      series={[
        {
          data,
          outerRadius: '90%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -8, color: palette.text.disabled },
          valueFormatter: ({ value }) => `${value} players`,
        },
      ]}
      // preview-end
    />
  );
}
