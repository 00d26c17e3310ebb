import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'oats', value: 40, label: 'Oats' },
  { id: 'nuts', value: 25, label: 'Nuts' },
  { id: 'raisins', value: 20, label: 'Raisins' },
  { id: 'seeds', value: 15, label: 'Seeds' },
];

const ranges = {
  innerRadius: [0, 100],
  outerRadius: [0, 100],
  paddingAngle: [0, 20],
  cornerRadius: [0, 20],
  startAngle: [-180, 0],
  endAngle: [0, 360],
} as const;

type Shape = Record<keyof typeof ranges, number>;

export default function PieShape() {
  const [shape, setShape] = React.useState<Shape>({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 3,
    cornerRadius: 6,
    startAngle: -90,
    endAngle: 180,
  });

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <PieChart
        aria-label="Parts of a muesli, in percent"
        height={240}
        // preview-start
        series={[
          {
            ...shape,
            data,
            innerRadius: `${shape.innerRadius}%`,
            outerRadius: `${shape.outerRadius}%`,
          },
        ]}
        // preview-end
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 4,
          px: 3,
        }}
      >
        {(Object.keys(ranges) as (keyof Shape)[]).map((name) => (
          <div key={name}>
            <Typography variant="body2">{`${name}: ${shape[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={shape[name]}
              min={ranges[name][0]}
              max={ranges[name][1]}
              onChange={(_event, value) => setShape({ ...shape, [name]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
