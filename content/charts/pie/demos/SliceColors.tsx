import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { greenPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const bins = [
  { id: 'paper', value: 38, label: 'Paper' },
  { id: 'glass', value: 27, label: 'Glass' },
  { id: 'metal', value: 14, label: 'Metal' },
];

const legend = { direction: 'horizontal', position: { vertical: 'bottom' } } as const;

export default function SliceColors() {
  const { palette } = useTheme();
  // preview-start
  const coloredBins = [
    { id: 'paper', value: 38, label: 'Paper', color: palette.info.main },
    { id: 'glass', value: 27, label: 'Glass', color: palette.success.main },
    { id: 'metal', value: 14, label: 'Metal', color: palette.warning.main },
  ];
  const variants = [
    { name: 'Default palette', series: [{ data: bins }] },
    { name: 'colors on the chart', series: [{ data: bins }], colors: greenPalette },
    { name: 'color on each slice', series: [{ data: coloredBins }] },
  ];
  // preview-end

  return (
    <Stack direction="row" sx={{ width: '100%', gap: 2, flexWrap: 'wrap' }}>
      {variants.map(({ name, ...props }) => (
        <Stack key={name} sx={{ flex: '1 1 150px', minWidth: 0, alignItems: 'center', gap: 1 }}>
          <PieChart
            aria-label={`Recycled waste, ${name}`}
            height={140}
            slotProps={{ legend }}
            {...props}
          />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
