import { alpha } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { blueberryTwilightPaletteLight } from '@mui/x-charts/colorPalettes';
import { folders } from './folders.data';

// preview-start
const inner = folders.map(({ name, children }, index) => ({
  id: name,
  label: name,
  value: children.reduce((sum, { value }) => sum + value, 0),
  color: blueberryTwilightPaletteLight[index],
}));
const outer = folders.flatMap(({ name, children }, index) =>
  children.map((child) => ({
    id: `${name}/${child.name}`,
    label: child.name,
    value: child.value,
    color: alpha(blueberryTwilightPaletteLight[index]!, 0.6),
  })),
);

export default function FolderRings() {
  return (
    <PieChart
      aria-label="Share of the folders inside, and of their subfolders outside. Invented data."
      height={300}
      hideLegend
      series={[
        {
          data: inner,
          outerRadius: 90,
          arcLabelRadius: 56,
          arcLabel: ({ label }) => `${label}`,
        },
        { data: outer, innerRadius: 94, outerRadius: 140, arcLabel: 'value', arcLabelMinAngle: 15 },
      ]}
    />
  );
}
// preview-end
